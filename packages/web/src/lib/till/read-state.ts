import { unsent, type SoldHere } from '@turoos/till';
import { readOutbox, type TillOutbox } from './stored-outbox';
import { getMeta, transact } from './till-db';
import type { TillNow } from './till-state';

export interface StoredState {
  now: Omit<TillNow, 'copy' | 'isPersistent'>;
  sales: SoldHere[];
}

/** Reads what all tabs share: the outbox, and what was found out about the server. */
export async function readState(): Promise<StoredState> {
  const outbox = await readOutbox();
  const { awaySince, moved, till } = await transact(['meta'], 'read', async (store) => ({
    awaySince: (await getMeta(store('meta'), 'awaySince')) ?? null,
    moved: (await getMeta(store('meta'), 'moved')) ?? null,
    till: (await getMeta(store('meta'), 'till')) ?? null,
  }));
  const mode = awaySince === null ? 'contact' : 'away';
  return { now: { mode, awaySince, moved, till, outbox: summaryOf(outbox) }, sales: salesOf(outbox) };
}

function summaryOf(outbox: TillOutbox): TillNow['outbox'] {
  const left = unsent(outbox);
  const refused = left.filter(({ status }) => status === 'refused').length;
  return {
    waiting: left.length - refused,
    refused,
    since: left[0]?.sale.madeAt.getTime() ?? null,
    stopped: outbox.stopped,
  };
}

const salesOf = ({ entries }: TillOutbox): SoldHere[] =>
  entries.map(({ sale, booked }) => ({ lines: sale.items, bookedAt: booked?.receivedAt ?? null }));
