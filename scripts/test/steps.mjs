import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

const results = join(root, 'test-results');

/** Totals over all steps of this run. */
export const total = { passed: 0, failed: 0 };

export function emptyResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** A step that passes or fails as a whole and runs beside others; its output is printed when it ends. */
export async function check(title, [program, ...args]) {
  const started = Date.now();
  const child = spawn(program, args, { ...options(), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  console.log(`\n${Buffer.concat(said)}`);
  tell(title, status, started);
  total[status === 0 ? 'passed' : 'failed']++;
}

/** A step that counts its tests. It fails without a report, or with an error but no failed test. */
export async function suite(title, command, { file, count, env }) {
  const status = await execute(title, command, env);
  const { passed, failed } = reportOf(file, count);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

async function execute(title, [program, ...args], env) {
  console.log(`\n== ${title}`);
  const started = Date.now();
  const child = spawn(program, args, { ...options(env), stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'close');
  tell(title, status, started);
  return status ?? 1;
}

function options(env = {}) {
  return {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  };
}

function tell(title, status, started) {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
}

function reportOf(file, count) {
  try {
    return count(JSON.parse(readFileSync(join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
