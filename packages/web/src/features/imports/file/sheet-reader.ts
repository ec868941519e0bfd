import type { SheetAnswers, SheetReply } from './sheet.worker';

type Ask = <K extends keyof SheetAnswers>(
  ask: K,
  ...given: Parameters<SheetAnswers[K]>
) => Promise<Awaited<ReturnType<SheetAnswers[K]>>>;

/** Thrown when the file is no table; its message is shown to the user. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

const broken = 'تعذّر قراءة الملف، أعد المحاولة';

export interface SheetReader {
  ask: Ask;
  close: () => void;
}

/** Reads and checks files in a worker, so that the page stays responsive with any number of rows. */
export function openSheetReader(): SheetReader {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) one?.resolve(data.answer as never);
    else one?.reject(new UnreadableSheet(data.problem ?? broken));
  });
  worker.addEventListener('error', () => {
    for (const one of waiting.values()) one.reject(new UnreadableSheet(broken));
    waiting.clear();
  });

  return {
    ask: (ask, ...[given]) => {
      const one = withResolvers<never>();
      waiting.set(++last, one);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ id: last, ask, given });
      return one.promise;
    },
    close: () => worker.terminate(),
  };
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let settle!: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}
