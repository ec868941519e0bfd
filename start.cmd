@echo off
rem Double-click to start Turoos.
chcp 65001 >nul
cd /d "%~dp0"
where npm >nul 2>nul || (
  echo Turoos needs Node: install it from https://nodejs.org and double-click this file again.
  pause
  exit /b 1
)
call npm start
pause
