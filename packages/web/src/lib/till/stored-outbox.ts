import { offlineNumber, type BookedOfflineSale, type NewOfflineSale } from '@turoos/contract';
import { nextSeq, withSale, type Outbox, type OutboxEntry } from '@turoos/till';
import { promisifyRequest } from 'idb-keyval';
import { proofOf } from './seller-key';
import { deleteCopy } from './stored-copy';
import { getMeta, isFull, setMeta, transact } from './till-db';

export type OutboxSale = Omit<NewOfflineSale, 'sentAt' | 'token'>;
export type TillEntry = OutboxEntry<OutboxSale, BookedOfflineSale> & {
  /** When it was last saved in a rescue file; milliseconds since 1970. */
  savedAt?: number;
};
export type TillOutbox = Outbox<OutboxSale, BookedOfflineSale> & { entries: readonly TillEntry[] };

/** A sale as the counter makes it; the till numbers it. */
export type SaleToKeep = Omit<OutboxSale, 'seq' | 'number' | 'proof'>;

type Store = Parameters<Parameters<typeof transact>[2]>[0];

async function outboxIn(store: Store): Promise<TillOutbox> {
  const entries = await promisifyRequest<TillEntry[]>(store('outbox').getAll());
  const stopped = (await getMeta(store('meta'), 'stopped')) ?? null;
  return { entries: entries.toSorted((a, b) => a.seq - b.seq), stopped };
}

export const readOutbox = (): Promise<TillOutbox> => transact(['outbox', 'meta'], 'read', outboxIn);

/** Reads the highest number of a sale with the outbox of the same moment, so that no sale is between them. */
export const readNumbers = (): Promise<{ seq: number; outbox: TillOutbox }> =>
  transact(['outbox', 'meta'], 'read', async (store) => ({
    outbox: await outboxIn(store),
    seq: (await getMeta(store('meta'), 'seq')) ?? 0,
  }));

/** Changes the outbox in one transaction; entries that the change leaves as they are are not written. */
export const changeOutbox = (change: (outbox: TillOutbox) => TillOutbox): Promise<void> =>
  transact(['outbox', 'meta'], 'safe', async (store) => {
    const before = await outboxIn(store);
    const after = change(before);
    const known = new Map(before.entries.map((entry) => [entry.id, entry]));
    for (const entry of after.entries) {
      if (known.get(entry.id) !== entry) store('outbox').put(entry);
      known.delete(entry.id);
    }
    for (const id of known.keys()) store('outbox').delete(id);
    if (after.stopped !== before.stopped) await setMeta(store('meta'), 'stopped', after.stopped);
  });

export interface NumberedSale {
  seq: number;
  number: string;
}

/**
 * Stores a sale with the next number of the till, and resolves when it is on the disk. A sale that is stored already
 * keeps its number. When there is no room, the copy makes some: it can be fetched again, a sale cannot.
 */
export async function keepSale(sale: SaleToKeep): Promise<NumberedSale> {
  try {
    return await addSale(sale);
  } catch (error) {
    if (!isFull(error)) throw error;
    await deleteCopy();
    return addSale(sale);
  }
}

async function addSale(sale: SaleToKeep): Promise<NumberedSale> {
  // the proof contains the number and cannot be made inside a transaction, so another sale may be faster
  for (;;) {
    const next = await transact(['meta'], 'read', (store) => nextIn(store));
    // a sale without a proof is one too
    const proof = await proofOf({ ...sale, ...next }).catch(() => null);
    const kept = await addAs({ ...sale, ...next, proof });
    if (kept) return kept;
  }
}

async function nextIn(store: Store): Promise<NumberedSale> {
  const meta = store('meta');
  const device = await getMeta(meta, 'device');
  if (!device) throw new Error('لم يعد هذا المتصفح نقطة بيع، أعد تحميل الصفحة');
  const seq = nextSeq((await getMeta(meta, 'seq')) ?? 0, (await getMeta(meta, 'till'))?.lastSeq ?? 0);
  return { seq, number: offlineNumber(device.code, seq) };
}

/** Stores a sale under its number; undefined if the number is no longer the next one. */
const addAs = (sale: OutboxSale): Promise<NumberedSale | undefined> =>
  transact(['outbox', 'meta'], 'safe', async (store) => {
    const known = await promisifyRequest<TillEntry | undefined>(store('outbox').get(sale.id));
    if (known) return { seq: known.sale.seq, number: known.sale.number };
    const { seq, number } = await nextIn(store);
    if (seq !== sale.seq) return undefined;
    const empty: TillOutbox = { entries: [], stopped: null };
    for (const entry of withSale(empty, sale.id, seq, sale).entries) store('outbox').add(entry);
    await setMeta(store('meta'), 'seq', seq);
    return { seq, number };
  });
