import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EngineOptions } from '../src/db/engine';

const script = fileURLToPath(new URL('run-engine.mjs', import.meta.url));

export interface EngineProcess {
  url: string | undefined;
  error: string | undefined;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/**
 * Starts an engine in another Node process, which can be killed without killing the test. Resolves when it
 * has started, failed, or printed a matching line.
 */
export async function startEngineProcess(
  options: Omit<EngineOptions, 'say'>,
  account: { uid?: number; gid?: number } = {},
  untilSaid?: RegExp,
): Promise<EngineProcess> {
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line) as { said?: string; url?: string; error?: string };
    if (event.url || event.error || (event.said && untilSaid?.test(event.said))) {
      return { url: event.url, error: event.error, kill };
    }
  }
  throw new Error('The engine process ended without a word.');
}
