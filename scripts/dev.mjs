// Runs both sides with hot reload: the server on PORT (5000), the web on 5173.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt(['server']);

const env = {
  ...process.env,
  TUROOS_DEV_HEADERS: process.env.TUROOS_DEV_HEADERS ?? '0',
  NODE_ENV: 'development',
};
const children = [
  [
    'npx',
    'vite',
    'build',
    '--watch',
    '--logLevel',
    'warn',
    '--config',
    'packages/server/vite.config.ts',
    'packages/server',
  ],
  [process.execPath, '--watch', '--enable-source-maps', 'packages/server/dist/main.js'],
  ['npx', 'vite', '--config', 'packages/web/vite.config.ts', 'packages/web'],
].map(([program, ...args]) => spawn(program, args, { cwd: root, stdio: 'inherit', env }));

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
