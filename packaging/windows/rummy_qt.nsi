; The Windows installer, for one user and without an administrator. Called by make_installer.py:
;
;   makensis -DVERSION=1.2.3 -DBUNDLE=folder -DICON=file -DOUTPUT=file [-DTARGET=amd64-unicode] this
;
; /S installs or removes silently and keeps the saved games; /D=folder chooses the place.

!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true

!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh

!define NAME "Rummy Qt"
!define PROGRAM "rummy-qt.exe"
!define FILE_TYPE "RummyQt.Match"
!define OLDEST_BUILD 17763 ; Windows 10, version 1809: the oldest that Qt 6.11 runs on
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\RummyQt"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
SetCompressor /SOLID lzma
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "LegalCopyright" "The Rummy Qt authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; The language of the system, else English. Norwegian is Bokmål here.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Danish"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Swedish"

LangString CLOSE_FIRST ${LANG_ENGLISH} "Please close ${NAME} first, then try again."
LangString CLOSE_FIRST ${LANG_DANISH} "Luk først ${NAME}, og prøv så igen."
LangString CLOSE_FIRST ${LANG_DUTCH} "Sluit eerst ${NAME} en probeer het dan opnieuw."
LangString CLOSE_FIRST ${LANG_GERMAN} "Bitte zuerst ${NAME} schließen, dann noch einmal versuchen."
LangString CLOSE_FIRST ${LANG_NORWEGIAN} "Lukk først ${NAME}, og prøv så igjen."
LangString CLOSE_FIRST ${LANG_POLISH} "Najpierw zamknij ${NAME}, a potem spróbuj ponownie."
LangString CLOSE_FIRST ${LANG_SWEDISH} "Stäng först ${NAME} och försök sedan igen."

LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10, version 1809, or newer."
LangString TOO_OLD ${LANG_DANISH} "${NAME} kræver Windows 10, version 1809, eller nyere."
LangString TOO_OLD ${LANG_DUTCH} "${NAME} heeft Windows 10, versie 1809, of nieuwer nodig."
LangString TOO_OLD ${LANG_GERMAN} "${NAME} braucht Windows 10, Version 1809, oder neuer."
LangString TOO_OLD ${LANG_NORWEGIAN} "${NAME} krever Windows 10, versjon 1809, eller nyere."
LangString TOO_OLD ${LANG_POLISH} "${NAME} wymaga Windows 10 w wersji 1809 lub nowszego."
LangString TOO_OLD ${LANG_SWEDISH} "${NAME} kräver Windows 10, version 1809, eller senare."

LangString MATCH_FILE ${LANG_ENGLISH} "Rummy match"
LangString MATCH_FILE ${LANG_DANISH} "Rommyparti"
LangString MATCH_FILE ${LANG_DUTCH} "Rummypartij"
LangString MATCH_FILE ${LANG_GERMAN} "Rum-Partie"
LangString MATCH_FILE ${LANG_NORWEGIAN} "Rommykamp"
LangString MATCH_FILE ${LANG_POLISH} "Partia 500 Rum"
LangString MATCH_FILE ${LANG_SWEDISH} "Femhundraparti"

Function .onInit
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 3
    Abort
  ${EndIf}
FunctionEnd

!macro STOP_WHILE_RUNNING
  ; Windows does not let anybody write to a program that runs.
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_ICONEXCLAMATION "$(CLOSE_FIRST)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; Only what the installer wrote: the person may have chosen a folder that holds other things.
!macro REMOVE_PROGRAM
  Delete "$INSTDIR\${PROGRAM}"
  RMDir /r "$INSTDIR\_internal"
!macroend

Section "${NAME}"
  SetOutPath "$INSTDIR"
  !insertmacro STOP_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\.rummy" "" "${FILE_TYPE}"
  WriteRegStr HKCU "Software\Classes\.rummy\OpenWithProgids" "${FILE_TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}" "" "$(MATCH_FILE)"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${FILE_TYPE}\shell\open\command" "" \
    '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Rummy Qt authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section "un.${NAME}"
  SectionIn RO
  !insertmacro STOP_WHILE_RUNNING
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Classes\${FILE_TYPE}"
  DeleteRegValue HKCU "Software\Classes\.rummy\OpenWithProgids" "${FILE_TYPE}"
  ; Another program may have claimed the ending since.
  ReadRegStr $0 HKCU "Software\Classes\.rummy" ""
  ${If} $0 == "${FILE_TYPE}"
    DeleteRegKey HKCU "Software\Classes\.rummy"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

; Not ticked: saved games go only when asked for.
Section /o "un.Saved games and settings"
  RMDir /r "$LOCALAPPDATA\rummy-qt"
SectionEnd
