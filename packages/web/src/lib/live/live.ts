import type { QueryClient } from '@tanstack/react-query';
import { liveApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { invalidate } from '@/lib/http/query-keys';
import { setReachable } from '@/lib/http/reachable';
import { checkSession } from '@/lib/session/session';
import { announced } from './announced';
import { eventLines } from './event-lines';

const firstDelay = 1000;
const longestDelay = 15_000;
/** The server sends a heartbeat every 25 seconds; a connection silent for this long is dead. */
const silence = 60_000;
/** Browsers allow six connections per server, so a hidden tab closes its own after this time. */
const hiddenGrace = 10_000;

/** Invalidates queries when other users change their data, until the returned function is called. */
export function followChanges(client: QueryClient): () => void {
  const stop = new AbortController();
  void keepListening(client, stop.signal);
  return () => stop.abort();
}

async function keepListening(client: QueryClient, stopped: AbortSignal): Promise<void> {
  let delay = firstDelay;
  for (let first = true; !stopped.aborted; first = false) {
    try {
      await listen(client, stopped, () => {
        delay = firstDelay;
        // Changes during the interruption are unknown, so everything is stale.
        if (!first) void client.invalidateQueries();
      });
    } catch {
      // The connection broke or did not open: the banner says so, and the next round retries.
    }
    await nextChance(delay * (0.75 + Math.random() / 2), stopped);
    delay = Math.min(delay * 2, longestDelay);
  }
}

async function listen(client: QueryClient, stopped: AbortSignal, onOpen: () => void): Promise<void> {
  const closing = new AbortController();
  const close = () => closing.abort();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const onBytes = () => {
    setReachable(true);
    clearTimeout(watchdog);
    watchdog = setTimeout(close, silence);
  };
  const onVisibility = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(close, hiddenGrace);
  };
  stopped.addEventListener('abort', close);
  document.addEventListener('visibilitychange', onVisibility);
  try {
    const { body } = await call(liveApi.events, {}, { signal: closing.signal });
    onOpen();
    onBytes();
    if (body) for await (const changed of eventLines(body, onBytes)) onTopics(client, changed);
  } finally {
    clearTimeout(watchdog);
    clearTimeout(leaving);
    stopped.removeEventListener('abort', close);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}

function onTopics(client: QueryClient, changed: readonly string[]): void {
  void invalidate(client, changed);
  announced.set(changed);
  if (changed.includes('session')) void checkSession();
}

/** Waits for the delay, or until the network returns; a hidden tab waits until it is visible. */
function nextChance(delay: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const go = () => {
      if (document.hidden && !stopped.aborted) return;
      clearTimeout(timer);
      settled.abort();
      resolve();
    };
    const timer = setTimeout(go, delay);
    const { signal } = settled;
    window.addEventListener('online', go, { signal });
    document.addEventListener('visibilitychange', go, { signal });
    stopped.addEventListener('abort', go, { signal });
    if (stopped.aborted) go();
  });
}
