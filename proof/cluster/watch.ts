import { setTimeout as wait } from 'node:timers/promises';
import type { Heard, Promises } from '../torture/client';
import type { Shop } from './shops';

/** Seconds after which a browser gives a request up: an answer must come sooner. */
const patience = 15;

/** What was heard that nobody may hear, and when writes were confirmed. */
export class Answers {
  readonly faults = new Map<string, number>();
  /** Errors of the right form. */
  away = 0;
  slowest = 0;
  private readonly confirmed: number[] = [];

  /** @param stage tells the last blow */
  constructor(private readonly stage: () => string) {}

  hear({ status, hasRetryAfter, seconds, isWrite }: Heard): void {
    this.slowest = Math.max(this.slowest, seconds);
    if (isWrite && status >= 200 && status < 300) this.confirmed.push(performance.now());
    if (status === 503 && hasRetryAfter) this.away++;
    else if (status >= 500) this.fault(`${status}${status === 503 ? ' without a time to retry' : ''}`);
    if (seconds > patience) this.fault(`no answer within ${patience} s`);
  }

  fault(what: string): void {
    const when = `${what}, ${this.stage()}`;
    this.faults.set(when, (this.faults.get(when) ?? 0) + 1);
  }

  /** Returns the longest time without a confirmed write since a moment, in seconds. */
  longestPause(since: number): number {
    const moments = [since, ...this.confirmed.filter((at) => at >= since), performance.now()];
    return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at))) / 1000;
  }
}

/** A server as its own readiness and its own writes show it. */
export interface Witness {
  shop: Shop;
  answers: Answers;
  /** What /api/ready gave as reasons. */
  reasons: Set<string>;
  /** Set while its network is down, when nothing can be expected of it. */
  isCutOff: boolean;
}

/**
 * Asks a server directly, again and again, whether it is ready, and then lets it write. It lies when it says that it is
 * ready before and after a write that fails, twice in a row.
 */
export async function witness(
  seen: Witness,
  token: string,
  promises: Promises,
  stopped: () => boolean,
): Promise<void> {
  let suspicions = 0;
  while (!stopped()) {
    const before = await isReady(seen);
    const written = before && (await write(seen, token, promises));
    const isSuspicious = before && !written && !seen.isCutOff && (await isReady(seen));
    suspicions = isSuspicious ? suspicions + 1 : 0;
    if (suspicions >= 2) seen.answers.fault('ready, although it cannot write');
    await wait(isSuspicious ? 2000 : 300);
  }
}

async function isReady({ shop, answers, reasons, isCutOff }: Witness): Promise<boolean> {
  const reply = await fetch(`${shop.url}/api/ready`, { signal: AbortSignal.timeout(8000) }).catch(
    () => undefined,
  );
  if (!reply) return false;
  if (reply.ok) return true;
  const { reason } = (await reply.json().catch(() => ({}))) as { reason?: string };
  if (reason) reasons.add(reason);
  else if (!isCutOff) answers.fault('not ready without a reason');
  return false;
}

async function write(seen: Witness, token: string, promises: Promises): Promise<boolean> {
  const mark = crypto.randomUUID();
  const promised = { kind: 'customer' as const, money: {} };
  promises.open.set(mark, promised);
  const began = performance.now();
  const reply = await fetch(`${seen.shop.url}/api/customers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': mark,
    },
    body: JSON.stringify({ name: 'عميل', notes: mark }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const status = reply?.status ?? 0;
  const isDone = status >= 200 && status < 300;
  if (isDone) {
    promises.open.delete(mark);
    promises.kept.set(mark, promised);
  }
  if (!seen.isCutOff)
    seen.answers.hear({
      status,
      hasRetryAfter: Number(reply?.headers.get('retry-after')) > 0,
      seconds: (performance.now() - began) / 1000,
      isWrite: true,
    });
  return isDone;
}
