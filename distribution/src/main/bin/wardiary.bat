@echo off
rem Runs wardiary from the folder that it was unpacked into. Needs Java 17 or later.
setlocal
set "WARDIARY_HOME=%~dp0.."
set "WARDIARY_JAVA=java.exe"
if defined JAVA_HOME set "WARDIARY_JAVA=%JAVA_HOME%\bin\java.exe"
"%WARDIARY_JAVA%" -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=error:stderr -XX:+DisplayVMOutputToStderr --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true %WARDIARY_JAVA_OPTIONS% "-Dwardiary.launcher=%~f0" -cp "%WARDIARY_HOME%\lib\*" org.wardiary.reports.cli.Main %*
exit /b %ERRORLEVEL%
