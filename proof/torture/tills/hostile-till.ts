import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { offlineNumber, tillHeader } from '@turoos/contract';
import { oneOf } from '../work';
import type { Seen } from './simulated-till';

interface Hostile {
  url: string;
  token: string;
  /** A till of its own, and one that it pretends to be. */
  own: { code: string; secret: string };
  other: { code: string };
  seen: ReadonlyMap<string, Seen>;
}

/** Sends forged sales until told to stop; returns their ids and what the server said that it must not. */
export async function beHostile(
  { url, token, own, other, seen }: Hostile,
  stopped: () => boolean,
): Promise<{ ids: string[]; errors: string[] }> {
  const [ids, errors]: [string[], string[]] = [[], []];
  let seq = 0;
  while (!stopped()) {
    await wait(150);
    const victim = oneOf([...seen.values()].filter(({ number }) => number !== null));
    if (!victim) continue;
    const id = randomUUID();
    const stolen = { ...victim.sale, sentAt: new Date().toISOString() };
    const mine = { ...stolen, id, notes: '', seq: ++seq, number: offlineNumber(own.code, seq) };
    const [line] = victim.sale['items'] as object[];
    const forged = oneOf([
      { as: { ...other, secret: randomBytes(32).toString('base64url') }, body: { ...stolen, id } },
      { as: own, body: { ...stolen, id } },
      { as: own, body: { ...mine, items: [{ ...line, quantity: -5 }] } },
      { as: own, body: { ...mine, items: [{ ...line, quantity: 1e15 }] } },
      { as: own, body: { ...mine, items: [] } },
      { as: own, body: { ...mine, grandTotal: -1 } },
    ]);
    const reply = await fetch(`${url}/api/sales/offline`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        [tillHeader]: `${forged.as.code}.${forged.as.secret}`,
      },
      body: JSON.stringify(forged.body),
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined);
    ids.push(id);
    const status = reply?.status ?? 400;
    if (status < 400 || status === 500)
      errors.push(`a forged sale was answered with ${status}: ${await reply?.text()}`);
  }
  return { ids, errors };
}
