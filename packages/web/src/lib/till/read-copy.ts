import { tillCopyApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import type { AskCopy } from './copy-in-worker';
import type { CopyFacts } from './copy-keeper';
import { credentialsOf } from './till-credentials';
import { readMeta, writeMeta } from './till-db';

/** A stream that is silent for this long is dead. */
const silence = 30_000;

/** Brings the copy up to date with what the server streams. Only one tab may do this at a time. */
export async function readCopyChanges(copy: AskCopy, onProgress: (facts: CopyFacts) => void): Promise<void> {
  const device = await readMeta('device');
  if (!device) return;
  await writeMeta('readAt', Date.now());
  const since = await copy('catchUp');
  const stop = new AbortController();
  let watchdog = setTimeout(() => stop.abort(), silence);
  try {
    const options = { till: credentialsOf(device), timeout: silence, signal: stop.signal };
    const { body } = await call(tillCopyApi.read, { query: { since } }, options);
    const reader = body?.getReader();
    for (;;) {
      const read = await reader?.read();
      if (!read?.value) return;
      clearTimeout(watchdog);
      onProgress(await copy('feed', read.value));
      watchdog = setTimeout(() => stop.abort(), silence);
    }
  } finally {
    clearTimeout(watchdog);
    stop.abort();
  }
}
