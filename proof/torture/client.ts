import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnmarked, nextWork, type Stock, type Work, type WorkKind } from './works';

/** What the server has confirmed to the clients. */
export interface Promises {
  /** Marks of confirmed requests. */
  kept: Map<string, WorkKind>;
  /** Marks of requests without a response: each may have been carried out once or not at all. */
  open: Set<string>;
  refused: Map<number, number>;
  lostOnPurpose: number;
}

export interface Line {
  url: string;
  token(): Promise<string>;
  forget(): void;
}

/** Share of responses that are thrown away, as a bad line would lose them. */
const losing = 0.05;

/**
 * Works until told to stop. Like the browser, it repeats a request with the same idempotency key until it
 * gets a response.
 */
export async function runClient(
  line: Line,
  stock: Stock,
  promises: Promises,
  stopped: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  while (!stopped()) {
    const mark = crypto.randomUUID();
    const work = nextWork(stock, mark);
    if (!isUnmarked(work.kind)) promises.open.add(mark);
    const status = await untilAnswered(agent, line, work, mark, promises, stopped);
    if (status === undefined) break;
    promises.open.delete(mark);
    if (status >= 300) promises.refused.set(status, (promises.refused.get(status) ?? 0) + 1);
    else if (!isUnmarked(work.kind)) promises.kept.set(mark, work.kind);
  }
  agent.destroy();
}

async function untilAnswered(
  agent: Agent,
  line: Line,
  work: Work,
  mark: string,
  promises: Promises,
  stopped: () => boolean,
): Promise<number | undefined> {
  for (;;) {
    const lost = work.kind !== 'reading' && Math.random() < losing;
    if (lost) promises.lostOnPurpose++;
    const status = await once(agent, line, work, mark, lost).catch(() => undefined);
    if (status === 401) line.forget();
    else if (status !== undefined && status < 500 && status !== 429) return status;
    if (stopped()) return undefined;
    // the browser's first retry delay
    await wait(500 + Math.random() * 500);
  }
}

async function once(agent: Agent, line: Line, work: Work, mark: string, lost: boolean): Promise<number> {
  const authorization = `Bearer ${await line.token()}`;
  const text = work.body && JSON.stringify(work.body);
  return new Promise((resolve, reject) => {
    const call = request(
      `${line.url}/api${encodeURI(work.path)}`,
      {
        agent,
        method: work.method,
        timeout: 30_000,
        headers: {
          authorization,
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            'idempotency-key': mark,
          }),
        },
      },
      (response) => {
        if (lost) return void call.destroy(new Error('lost'));
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('cut off')));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(text);
  });
}
