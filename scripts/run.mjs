// Runs one of the server's commands: node scripts/run.mjs <command> [arguments]. `prepare` only installs and builds.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { settleUpdate } from './update/settle.mjs';

const dist = join(root, 'packages', 'server', 'dist');
const parent = process.ppid;
const [command, ...args] = process.argv.slice(2);
const servesWeb = ['main', 'demo', 'bench', 'fuzz', 'vitals', 'month', 'prepare'].includes(command);

// After an update that was broken off, the program to run may have been replaced, this file too.
const isReplaced = command === 'main' && (await settleUpdate(root));
if (!isReplaced) {
  ensureInstalled();
  ensureBuilt(servesWeb ? ['web', 'server'] : ['server']);
}
if (command === 'prepare') process.exit();

const chromium = ['vitals', 'month'].includes(command) ? ensureChromium() : undefined;
const servesShop = ['main', 'demo'].includes(command);
// Traces need their packages loaded before the server's, and a shop that sends none does not load them at all.
const tracing = servesShop && process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
const preload = tracing ? ['--import', pathToFileURL(join(dist, 'tracing.js')).href] : [];
// By itself Node lets a process grow with the memory of the machine before it collects what is no longer used: a list of
// 50,000 rows took 535 MB instead of 345. Megabytes; sales are as fast.
const heap = servesShop ? ['--max-old-space-size=1024', '--max-semi-space-size=8'] : [];
const program = isReplaced
  ? [join(root, 'scripts', 'run.mjs'), command]
  : ['--enable-source-maps', ...heap, ...preload, join(dist, `${command}.js`)];
const child = spawn(process.execPath, [...program, ...args], {
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
