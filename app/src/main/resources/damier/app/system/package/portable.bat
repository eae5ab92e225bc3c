@echo off
rem Starts Damier with the Java of JAVA_HOME or of the PATH, if that is new enough.
rem
rem   JAVA_HOME          the Java to use
rem   DAMIER_JAVA_OPTS   options for the virtual machine, in place of the usual ones
rem   DAMIER_DEBUG=1     shows the stack trace of an internal error
setlocal
set oldest=25
set version=
set major=
if defined JAVA_HOME set "PATH=%JAVA_HOME%\bin;%PATH%"
for /f "tokens=3" %%v in ('java -version 2^>^&1 ^| findstr /c:" version "') do set version=%%~v
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
java -Xlog:disable -XX:+UnlockDiagnosticVMOptions -XX:+ShowHiddenFrames %DAMIER_JAVA_OPTS% -jar "%~dp0app\damier.jar" %*
exit /b %errorlevel%
