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

export interface CopyInWorker {
  ask: AskCopy;
  close: () => void;
}

/** Starts the worker that holds the copy, and calls `onNews` when another tab has changed the copy. */
export function openCopy(onNews: () => void): CopyInWorker {
  const worker = new Worker(new URL('./copy.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  /** The worker answers all failures of its own, so it did not even start. */
  let broken: CopyFailure | undefined;

  worker.addEventListener('message', ({ data }: MessageEvent<CopyReply>) => {
    if ('news' in data) return onNews();
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) one?.resolve(data.answer as never);
    else one?.reject(new CopyFailure(data.problem));
  });
  worker.addEventListener('error', ({ message }) => {
    broken = new CopyFailure({ name: 'WorkerError', message });
    for (const one of waiting.values()) one.reject(broken);
    waiting.clear();
  });

  const ask: AskCopy = (name, ...given) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.set(++last, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ id: last, ask: name, given } satisfies CopyRequest);
    });
  return { ask, close: () => worker.terminate() };
}
