import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

type Kind = 'scripts' | 'fonts' | 'api' | 'other';
export type Bytes = Record<Kind, number>;

export interface Traffic {
  /** Resolves after a second without traffic. */
  quiet(): Promise<void>;
  /** Transferred bytes, compressed and with headers; cached responses count nothing. */
  bytes(): Bytes;
}

/** The stream of changes stays open as long as the page. */
const neverEnds = (url: string) => url.endsWith('/api/events');

export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const open = new Map<string, Kind>();
  const bytes: Bytes = { scripts: 0, fonts: 0, api: 0, other: 0 };
  let lastEnd = performance.now();
  const end = (id: string, size: number) => {
    const kind = open.get(id);
    if (kind) bytes[kind] += size;
    open.delete(id);
    lastEnd = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type }) => {
    if (!neverEnds(url)) open.set(requestId, kindOf(url, type));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');
  return {
    async quiet() {
      while (open.size > 0 || performance.now() - lastEnd < 1000) await wait(100);
    },
    bytes: () => ({ ...bytes }),
  };
}

function kindOf(url: string, type: string | undefined): Kind {
  if (type === 'Font') return 'fonts';
  if (new URL(url).pathname.startsWith('/api/')) return 'api';
  return /\.(js|css)$/.test(url) ? 'scripts' : 'other';
}
