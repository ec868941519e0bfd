// Runs one of the server's commands: node scripts/run.mjs <command> [arguments]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const [command, ...args] = process.argv.slice(2);
const servesWeb = ['main', 'demo', 'bench', 'fuzz'].includes(command);

ensureInstalled();
ensureBuilt(servesWeb ? ['web', 'server'] : ['server']);

const file = join(root, 'packages', 'server', 'dist', `${command}.js`);
const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: 'inherit' });
// the command hears the signals itself; this process only waits for it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
