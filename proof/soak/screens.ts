import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from '../torture/client';

/** What people look at beside selling: searches, lists, reports, files and figures. */
const screens = [
  '/catalogue/parts?q=فلتر',
  '/products?limit=20',
  '/sales?limit=20',
  '/customers?limit=20',
  '/inventory?limit=20',
  '/dashboard/sales',
  '/reports/overview',
  '/reports/sales',
  '/notifications/count',
  '/sales?format=csv',
  '/products?format=csv',
  '/system-status',
];

/** Opens one screen after the other; what is refused under load is asked again next time. */
export async function lookAround(line: Line, stopped: () => boolean): Promise<void> {
  for (let turn = 0; !stopped(); turn++) {
    const path = screens[turn % screens.length] ?? '/';
    const headers = { authorization: `Bearer ${await line.token()}` };
    await fetch(`${line.url}/api${encodeURI(path)}`, { headers })
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined);
    await wait(50);
  }
}

/** Opens the stream of changes as a screen does, and leaves it without a word as a phone does. */
export async function watchChanges(line: Line, stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${await line.token()}` };
    const streams = Array.from({ length: 5 }, () =>
      fetch(`${line.url}/api/events`, { headers, signal: leaving.signal }).catch(() => undefined),
    );
    await Promise.all(streams);
    await wait(2000);
    leaving.abort();
  }
}
