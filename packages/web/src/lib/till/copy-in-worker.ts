import type { CopyAnswers, CopyReply, CopyRequest } from './copy.worker';

/** A failure in the worker, with the name of its error. */
class CopyFailure extends Error {
  constructor(problem: { name: string; message: string }) {
    super(problem.message);
    this.name = problem.name;
  }
}

export type AskCopy = <K extends keyof CopyAnswers>(
  ask: K,
  ...given: Parameters<CopyAnswers[K]>
) => Promise<Awaited<ReturnType<CopyAnswers[K]>>>;

/** Starts the worker that holds the copy, and calls `onNews` when another tab has changed the copy. */
export function openCopy(onNews: () => void): AskCopy {
  const worker = new Worker(new URL('./copy.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<CopyReply>) => {
    if ('news' in data) return onNews();
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) one?.resolve(data.answer as never);
    else one?.reject(new CopyFailure(data.problem));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const one of waiting.values()) one.reject(new CopyFailure({ name: 'WorkerError', message }));
    waiting.clear();
  });

  return (ask, ...given) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ id: last, ask, given } satisfies CopyRequest);
    });
}
