import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { EngineOptions } from '../src/db/engine';

const root = fileURLToPath(new URL('..', import.meta.url));
let script: Promise<string> | undefined;

/**
 * Builds run-engine.ts into one file, because compiling it in each process takes ten times as long as starting it. The
 * file is inside the package, where Node finds the packages it imports.
 */
async function buildScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'test/run-engine.ts', target: 'node20', write: false },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  const file = `${root}dist-test/run-engine.js`;
  const draft = `${file}.${process.pid}`;
  await mkdir(`${root}dist-test`, { recursive: true });
  await writeFile(draft, code);
  // another worker may be starting it
  await rename(draft, file);
  return file;
}

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
  const child = spawn(process.execPath, [await (script ??= buildScript()), JSON.stringify(options)], {
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
