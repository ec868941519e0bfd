import { meaningOf, type Failure, type StopReason } from './send-failure';

/**
 * A sale in the outbox of a till. It waits until it is sent, is sent until the server answers, and stays until the
 * server has acknowledged it. One that the server refuses stays too, for a person to decide.
 */
export interface OutboxEntry<Sale, Booked> {
  /** The sale's own id. The server books an id once, however often it is sent. */
  id: string;
  seq: number;
  sale: Sale;
  status: 'waiting' | 'sending' | 'acknowledged' | 'refused';
  /** How often it was sent without an answer that says what became of it. */
  attempts: number;
  /** Milliseconds since 1970, before which it is not sent again. */
  notBefore: number;
  /** The answer to it, when it was acknowledged. */
  booked: Booked | null;
  /** Why the server refuses it. */
  refusal: { code: string; message: string } | null;
}

/** The outbox of a till in the order of its numbers. All functions return a new one and leave the former as it was. */
export interface Outbox<Sale, Booked> {
  entries: readonly OutboxEntry<Sale, Booked>[];
  /** Nothing is sent until somebody has changed this. */
  stopped: StopReason | null;
}

export const emptyOutbox: Outbox<never, never> = { entries: [], stopped: null };

export function withSale<S, B>(outbox: Outbox<S, B>, id: string, seq: number, sale: S): Outbox<S, B> {
  const entry: OutboxEntry<S, B> = {
    id,
    seq,
    sale,
    status: 'waiting',
    attempts: 0,
    notBefore: 0,
    booked: null,
    refusal: null,
  };
  return { ...outbox, entries: [...outbox.entries, entry].toSorted((a, b) => a.seq - b.seq) };
}

/** Restores an outbox after its browser ended: what was being sent may or may not have arrived, and is sent again. */
export const restored = <S, B>(entries: readonly OutboxEntry<S, B>[]): Outbox<S, B> => ({
  entries: entries
    .map((entry) =>
      entry.status === 'sending' ? { ...entry, status: 'waiting' as const, notBefore: 0 } : entry,
    )
    .toSorted((a, b) => a.seq - b.seq),
  stopped: null,
});

/** What the sender does next: send an entry, wait until a moment, or nothing until the outbox changes. */
export type NextStep<S, B> = { send: OutboxEntry<S, B> } | { waitUntil: number } | 'nothing';

/** Sales are sent one by one in their order; only refused ones are passed over. */
export function nextStep<S, B>({ entries, stopped }: Outbox<S, B>, now: number): NextStep<S, B> {
  if (stopped !== null || entries.some(({ status }) => status === 'sending')) return 'nothing';
  const first = entries.find(({ status }) => status === 'waiting');
  if (!first) return 'nothing';
  return first.notBefore > now ? { waitUntil: first.notBefore } : { send: first };
}

export const sending = <S, B>(outbox: Outbox<S, B>, id: string): Outbox<S, B> =>
  changed(outbox, id, { status: 'sending' });

export const acknowledged = <S, B>(outbox: Outbox<S, B>, id: string, booked: B): Outbox<S, B> =>
  changed(outbox, id, { status: 'acknowledged', booked, refusal: null });

/** Notes that sending failed: the sale is sent again later, is refused, or nothing can be sent at all now. */
export function failed<S, B>(outbox: Outbox<S, B>, id: string, failure: Failure, now: number): Outbox<S, B> {
  const meaning = meaningOf(failure);
  if (meaning === 'refused') {
    const { code, message } = failure;
    return changed(outbox, id, { status: 'refused', refusal: { code: code ?? '', message: message ?? '' } });
  }
  if (meaning !== 'lost') return { ...changed(outbox, id, { status: 'waiting' }), stopped: meaning };
  const attempts = (outbox.entries.find((entry) => entry.id === id)?.attempts ?? 0) + 1;
  return changed(outbox, id, { status: 'waiting', attempts, notBefore: now + delayAfter(attempts) });
}

/** One second, then twice as long each time, up to a minute. */
const delayAfter = (attempts: number): number => Math.min(60_000, 1000 * 2 ** Math.min(attempts - 1, 6));

/** Lets all that waits be sent at once, because the server was reached or another person signed in. */
export const resumed = <S, B>({ entries }: Outbox<S, B>): Outbox<S, B> => ({
  entries: entries.map((entry) => (entry.status === 'waiting' ? { ...entry, notBefore: 0 } : entry)),
  stopped: null,
});

/** Lets a refused sale be sent again, because a person wants it. */
export const retried = <S, B>(outbox: Outbox<S, B>, id: string): Outbox<S, B> =>
  outbox.entries.some((entry) => entry.id === id && entry.status === 'refused')
    ? changed(outbox, id, { status: 'waiting', attempts: 0, notBefore: 0, refusal: null })
    : outbox;

/** Removes acknowledged sales that nobody needs any more. */
export const withoutDone = <S, B>(
  outbox: Outbox<S, B>,
  isDone: (booked: B, entry: OutboxEntry<S, B>) => boolean,
): Outbox<S, B> => ({
  ...outbox,
  entries: outbox.entries.filter(
    (entry) => entry.status !== 'acknowledged' || entry.booked === null || !isDone(entry.booked, entry),
  ),
});

/** The sales that the server does not have for certain. As long as there are any, nothing may delete the outbox. */
export const unsent = <S, B>({ entries }: Outbox<S, B>): OutboxEntry<S, B>[] =>
  entries.filter(({ status }) => status !== 'acknowledged');

/**
 * What must happen before a till may be emptied, be it withdrawn or signed out: its sales are sent, or saved in a
 * rescue file if the server refuses them or the till itself.
 */
export function beforeEmptying<S, B>(outbox: Outbox<S, B>): 'send' | 'rescue' | 'nothing' {
  const left = unsent(outbox);
  if (left.length === 0) return 'nothing';
  return outbox.stopped === 'till' || left.every(({ status }) => status === 'refused') ? 'rescue' : 'send';
}

const changed = <S, B>(
  outbox: Outbox<S, B>,
  id: string,
  fields: Partial<OutboxEntry<S, B>>,
): Outbox<S, B> => ({
  ...outbox,
  entries: outbox.entries.map((entry) =>
    entry.id === id && entry.status !== 'acknowledged' ? { ...entry, ...fields } : entry,
  ),
});
