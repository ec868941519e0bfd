export { readSettings, writeSettings } from './settings-store';
