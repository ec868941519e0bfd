import { randomUUID } from 'node:crypto';
import type { Stock } from '../torture/work';

/** A sale that the shop answered for, and when. */
export interface Promised {
  id: string;
  at: number;
}

interface Counter {
  url: string;
  token: string;
  stock: Pick<Stock, 'parts'>;
  clients: number;
}

/** Sells with some clients until the shop is gone, and returns the sales it answered for. */
export async function sellUntil(counter: Counter, gone: AbortSignal): Promise<Promised[]> {
  const promised: Promised[] = [];
  const client = async () => {
    while (!gone.aborted) {
      const id = await sell(counter, gone).catch(() => undefined);
      if (id) promised.push({ id, at: Date.now() });
    }
  };
  await Promise.all(Array.from({ length: counter.clients }, client));
  return promised;
}

async function sell(
  { url, token, stock: { parts } }: Counter,
  gone: AbortSignal,
): Promise<string | undefined> {
  const part = parts[Math.floor(Math.random() * parts.length)];
  const response = await fetch(`${url}/api/sales`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ items: [{ product: part?._id, quantity: 1 }], paymentStatus: 'paid' }),
    signal: AbortSignal.any([gone, AbortSignal.timeout(10_000)]),
  });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data: { _id: string } };
  return data._id;
}
