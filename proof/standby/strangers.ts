import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Claims as a computer of the shop would write them, but for the secret; and what is no claim at all. */
function forgery(): string {
  const claim = {
    epoch: 2 + Math.floor(Math.random() * 1000),
    id: randomUUID(),
    takenAt: new Date(0).toISOString(),
    name: 'stranger',
    addresses: ['http://203.0.113.9:5000'],
  };
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  const signatures = [
    randomBytes(32).toString('base64url'),
    '',
    'x',
    randomBytes(2000).toString('base64url'),
  ];
  return `${text}.${signatures[Math.floor(Math.random() * signatures.length)]}`;
}

/** Tells a shop without its secret that it has moved, until told to stop; returns how often it answered. */
export async function forgeClaims(url: string, stop: AbortSignal): Promise<number> {
  let answered = 0;
  while (!stop.aborted) {
    const claim = forgery();
    const signal = AbortSignal.any([stop, AbortSignal.timeout(5000)]);
    const asked = [
      fetch(`${url}/api/auth/me`, { headers: { 'x-shop-epoch': claim }, signal }),
      fetch(`${url}/api/standbys/moved`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ claim }),
        signal,
      }),
    ];
    for (const reply of await Promise.allSettled(asked)) if (reply.status === 'fulfilled') answered += 1;
    await wait(20);
  }
  return answered;
}
