@echo off
rem Starts Damier with the Java of JAVA_HOME or of the PATH, if that is new enough.
setlocal
set oldest=25
set java=java
if defined JAVA_HOME set java=%JAVA_HOME%\bin\java.exe
set version=
for /f "tokens=2 delims=^"^" %%v in ('""%java%" -version 2^>^&1 ^| findstr /c:"version""') do set version=%%v
for /f "delims=.-+" %%v in ("%version%") do set major=%%v
if not defined major (
    echo damier: there is no Java: install Java %oldest% or later ^(https://adoptium.net^) or set JAVA_HOME 1>&2
    exit /b 2
)
if %major% lss %oldest% (
    echo damier: Java %major% is too old: install Java %oldest% or later ^(https://adoptium.net^) or set JAVA_HOME 1>&2
    exit /b 2
)
if not defined DAMIER_JAVA_OPTS set DAMIER_JAVA_OPTS=-XX:+UseSerialGC
"%java%" -Xlog:disable %DAMIER_JAVA_OPTS% -jar "%~dp0app\damier.jar" %*
exit /b %errorlevel%
