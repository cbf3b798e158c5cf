@echo off
rem Runs wardiary from the folder that it was unpacked into. Needs Java 17 or later.
setlocal
set "WARDIARY_HOME=%~dp0.."
set "WARDIARY_JAVA=java.exe"
if defined JAVA_HOME set "WARDIARY_JAVA=%JAVA_HOME%\bin\java.exe"
rem A program that stays must not go on without a thread that ran out of memory.
set "WARDIARY_STAYS="
for %%c in (serve run) do if "%~1"=="%%c" set /p WARDIARY_STAYS=<"%~dp0service.options"
"%WARDIARY_JAVA%" -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=error:stderr -XX:+DisplayVMOutputToStderr --enable-native-access=ALL-UNNAMED -Djava.awt.headless=true %WARDIARY_STAYS% %WARDIARY_JAVA_OPTIONS% "-Dwardiary.launcher=%~f0" -cp "%WARDIARY_HOME%\lib\*" org.wardiary.app.Main %*
exit /b %ERRORLEVEL%
