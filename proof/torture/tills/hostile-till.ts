import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { offlineNumber, tillHeader } from '@turoos/contract';
import { oneOf } from '../work';
import type { Seen } from './simulated-till';

interface Hostile {
  url: string;
  token: string;
  /** A till of its own, and one that it pretends to be. */
  own: { code: string; secret: string; token: string };
  other: { code: string };
  seen: ReadonlyMap<string, Seen>;
}

/**
 * Sends forged sales until told to stop. Returns the ids of those that must be refused and of those that must be put
 * before a manager, and what the server said that it must not.
 */
export async function beHostile(
  { url, token, own, other, seen }: Hostile,
  stopped: () => boolean,
): Promise<{ ids: string[]; suspects: string[]; errors: string[] }> {
  const [ids, suspects, errors]: [string[], string[], string[]] = [[], [], []];
  let seq = 0;
  while (!stopped()) {
    await wait(150);
    const victim = oneOf([...seen.values()].filter(({ number }) => number !== null));
    if (!victim) continue;
    const id = randomUUID();
    const now = new Date().toISOString();
    const stolen = { ...victim.sale, sentAt: now, token: own.token };
    const mine = { ...stolen, id, notes: '', seq: ++seq, number: offlineNumber(own.code, seq) };
    const [line] = victim.sale['items'] as object[];
    const plausible = { ...mine, wasTried: false, madeAt: now };
    const early = '2026-01-02T00:00:00.000Z';
    const forged = oneOf<{ as: { code: string; secret: string }; body: object; isSuspect?: true }>([
      // in the name of someone who never used this till, and worse
      { as: own, body: plausible, isSuspect: true },
      { as: own, body: { ...plausible, proof: randomBytes(32).toString('base64') }, isSuspect: true },
      { as: own, body: { ...plausible, madeAt: early }, isSuspect: true },
      { as: own, body: { ...plausible, rates: { usdToYer: null, toYer: {} } }, isSuspect: true },
      { as: own, body: { ...plausible, token: randomBytes(32).toString('base64url') }, isSuspect: true },
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
    if (forged.isSuspect) suspects.push(id);
    else ids.push(id);
    const status = reply?.status ?? 400;
    if ((status < 400 && !forged.isSuspect) || status === 500)
      errors.push(`a forged sale was answered with ${status}: ${await reply?.text()}`);
  }
  return { ids, suspects, errors };
}
