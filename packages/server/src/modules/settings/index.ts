export { readEveryones, readSettings, writeSettings } from './settings-store';
