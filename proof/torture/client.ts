import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnmarked, type Money, type Stock, type Work, type WorkKind } from './work';
import { nextWork } from './works';

/** What the server has confirmed to the clients. */
export interface Promises {
  /** Confirmed requests by their marks. */
  kept: Map<string, Promised>;
  /** Requests without a response: each may have been carried out once or not at all. */
  open: Map<string, Promised>;
  /** Numbers of confirmed requests by kind, and of refused ones by status. */
  done: Map<WorkKind, number>;
  refused: Map<number, number>;
  lostOnPurpose: number;
}

export const noPromises = (): Promises => ({
  kept: new Map(),
  open: new Map(),
  done: new Map(),
  refused: new Map(),
  lostOnPurpose: 0,
});

export interface Promised {
  kind: WorkKind;
  money: Money;
}

/** A user's way to the shop. */
export interface Line {
  url: string;
  token(): Promise<string>;
  forget(): void;
  /** Told of every request that ended, those that are repeated and lost ones included. */
  heard?(what: Heard): void;
}

export interface Heard {
  /** 0 without a response. */
  status: number;
  hasRetryAfter: boolean;
  seconds: number;
  isWrite: boolean;
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
    const promised = { kind: work.kind, money: work.money ?? {} };
    if (!isUnmarked(work.kind)) promises.open.set(mark, promised);
    const answer = await untilAnswered(agent, line, work, mark, promises, stopped);
    if (answer === undefined) break;
    promises.open.delete(mark);
    const { status, id } = answer;
    if (status >= 300) countOne(promises.refused, status);
    else countOne(promises.done, work.kind);
    if (status < 300 && !isUnmarked(work.kind)) promises.kept.set(mark, promised);
    if (id && work.becomes) stock.made[work.becomes].push(id);
  }
  agent.destroy();
}

const countOne = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

interface Answer {
  status: number;
  hasRetryAfter: boolean;
  /** The id of the document that was written. */
  id?: string | undefined;
}

async function untilAnswered(
  agent: Agent,
  line: Line,
  work: Work,
  mark: string,
  promises: Promises,
  stopped: () => boolean,
): Promise<Answer | undefined> {
  for (;;) {
    const lost = work.kind !== 'reading' && Math.random() < losing;
    if (lost) promises.lostOnPurpose++;
    const began = performance.now();
    const answer = await once(agent, line, work, mark, lost).catch(() => undefined);
    line.heard?.({
      status: answer?.status ?? 0,
      hasRetryAfter: answer?.hasRetryAfter ?? false,
      seconds: (performance.now() - began) / 1000,
      isWrite: work.method !== 'GET',
    });
    if (answer?.status === 401) line.forget();
    else if (answer && answer.status < 500 && answer.status !== 429) return answer;
    if (stopped()) return undefined;
    // the browser's first retry delay
    await wait(500 + Math.random() * 500);
  }
}

async function once(agent: Agent, line: Line, work: Work, mark: string, lost: boolean): Promise<Answer> {
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
        const { statusCode: status = 0, headers } = response;
        const hasRetryAfter = Number(headers['retry-after']) > 0;
        let said = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (work.becomes) said += chunk;
        });
        response.on('end', () =>
          resolve({ status, hasRetryAfter, ...(work.becomes && status < 300 && idIn(said)) }),
        );
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('cut off')));
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(text);
  });
}

function idIn(text: string): { id: string } {
  const { data } = JSON.parse(text) as { data: { _id: string } };
  return { id: data._id };
}
