import { z } from 'zod';
import { CopyKeeper, type CopyNews } from './copy-keeper';

/*
 * The copy lives in a worker: loading and searching a hundred thousand parts would make the page stutter. The workers of
 * all tabs tell each other what they have stored.
 */

/** As in the page: the content security policy forbids eval. */
z.config({ jitless: true });

const others = new BroadcastChannel('turoos-till-copy');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
const keeper = new CopyKeeper((news) => others.postMessage(news));

/** The methods that a tab may call. */
export type CopyAnswers = Omit<CopyKeeper, 'hear'>;

export interface CopyRequest {
  id: number;
  ask: keyof CopyAnswers;
  given: unknown[];
}

export type CopyReply =
  | { id: number; answer: unknown }
  | { id: number; problem: { name: string; message: string } }
  /** Another tab has stored something. */
  | { news: true };

/** Requests are answered one by one, because the copy must not change while bytes of the stream are stored. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<void>) => (last = last.then(work, work));

const reply = (message: CopyReply) => postMessage(message);

others.addEventListener(
  'message',
  ({ data }: MessageEvent<CopyNews>) =>
    void inTurn(async () => {
      await keeper.hear(data);
      reply({ news: true });
    }),
);

/** Searches do not wait for a fill that is under way. */
const slow: readonly (keyof CopyAnswers)[] = ['catchUp', 'feed'];

addEventListener('message', ({ data }: MessageEvent<CopyRequest>) => {
  const { id, ask, given } = data;
  const work = async () => {
    try {
      const method = keeper[ask] as (...given: unknown[]) => unknown;
      reply({ id, answer: await method.apply(keeper, given) });
    } catch (error) {
      const { name, message } = error as Error;
      reply({ id, problem: { name, message } });
    }
  };
  void (slow.includes(ask) ? inTurn(work) : work());
});
