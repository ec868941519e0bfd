import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const prepare = new URL('../../../scripts/prepare.mjs', import.meta.url);

/** Builds the server's programs if their sources have changed, as `npm start` does; the browser tests use them too. */
export const buildServer = () =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { ensureBuilt } from '${prepare}'; ensureBuilt(['server']);`,
  ]);

export interface ServerProcess {
  pid: number;
  url: string;
  /** Everything it has printed. */
  said(): string;
  /** Resolves with the exit code after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server as `npm start` does, and resolves when it is ready. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', TUROOS_LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)));
  const ready = /ready: (http:\S+)/;
  await vi.waitUntil(() => child.exitCode !== null || ready.test(said), { timeout: 90_000 });
  const [, url] = ready.exec(said) ?? [];
  if (!url || !child.pid) throw new Error(`The server did not start:\n${said}`);
  return {
    pid: child.pid,
    url,
    said: () => said,
    async end(signal) {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** A connection to one of the workers. */
export type Line = Awaited<ReturnType<typeof openLine>>;

interface Asked {
  token?: string;
  key?: string;
  body?: object;
}

/** Opens one connection, which stays with the worker that took it. */
export async function openLine({ url, said }: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, { token, key, body }: Asked = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = body instanceof FormData ? new Response(body) : Response.json(body ?? null);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && { 'content-type': sent.headers.get('content-type') ?? '' }),
      };
      const asked = request(`${url}/api${path}`, { agent, method, headers }, resolve).on('error', reject);
      sent.arrayBuffer().then((bytes) => asked.end(body && Buffer.from(bytes)), reject);
    });
  const call = async (method: string, path: string, asked?: Asked) => {
    const reply = await ask(method, path, asked);
    const json = JSON.parse(await text(reply));
    return { status: reply.statusCode ?? 0, data: json.data ?? json };
  };
  const served = () => [...said().matchAll(/"pid":(\d+).*"route":"\/api\/health"/g)].map(([, pid]) => pid);
  const before = served().length;
  await call('GET', '/health');
  await vi.waitUntil(() => served().length > before, { timeout: 10_000, interval: 10 });
  return {
    /** The process at the other end. */
    pid: Number(served().at(-1)),
    /** Calls a path under /api. A call after the connection broke opens a new one, to any worker. */
    call,
    /** Resolves with the head of a response that is read by the caller. */
    open: (path: string, token: string) => ask('GET', path, { token }),
    close: () => agent.destroy(),
  };
}
