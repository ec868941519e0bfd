// Runs one of the server's commands: node scripts/run.mjs <command> [arguments]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const parent = process.ppid;
const [command, ...args] = process.argv.slice(2);
const servesWeb = ['main', 'demo', 'bench', 'fuzz', 'vitals'].includes(command);

ensureInstalled();
ensureBuilt(servesWeb ? ['web', 'server'] : ['server']);

const chromium = command === 'vitals' ? ensureChromium() : undefined;
const file = join(root, 'packages', 'server', 'dist', `${command}.js`);
const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...chromium },
});
// The command receives the terminal's signals itself; this process only waits for it.
let told = false;
const tell = (signal) => {
  told = true;
  if (signal !== 'SIGINT') child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
// npm signals only its shell, and many shells end without passing the signal on to what they run.
if (process.env.npm_lifecycle_event)
  setInterval(() => !told && process.ppid !== parent && tell('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
