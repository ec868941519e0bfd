import { spawn } from 'node:child_process';

/** The account a program runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Options for starting PostgreSQL programs: almost none of the caller's environment, because PG* variables
 * would change their behaviour and secrets must not leak, and a working folder that any account can enter.
 */
export function launchOptions(account: Account | undefined) {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  return { ...account, cwd: '/', env, windowsHide: true } as const;
}

/** Runs a short program to its end. A program that cannot be started counts as failed. */
export function run(
  program: string,
  args: string[],
  account: Account | undefined,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...launchOptions(account), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
