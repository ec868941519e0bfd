import { RescuedSale } from '@turoos/contract';
import { sealSales, unsent } from '@turoos/till';
import { z } from 'zod';
import { changeOutbox, readOutbox, type OutboxSale } from './stored-outbox';
import type { StoredDevice } from './till-db';

/** Seals the sales that were not sent in a file, and notes that they are in one. */
export async function sealUnsent({ code, secret }: Pick<StoredDevice, 'code' | 'secret'>): Promise<Blob> {
  const left = unsent(await readOutbox());
  const file = await sealSales(
    { till: code, secret },
    left.map(({ sale }) => written(sale)),
  );
  const saved = new Set(left.map(({ id }) => id));
  const savedAt = Date.now();
  await changeOutbox((outbox) => ({
    ...outbox,
    entries: outbox.entries.map((entry) => (saved.has(entry.id) ? { ...entry, savedAt } : entry)),
  }));
  return new Blob([file], { type: 'application/json' });
}

/** A sale as it is sent. One that this version of the app cannot write is saved as it is: nothing is left out. */
function written(sale: OutboxSale): unknown {
  const encoded = z.safeEncode(RescuedSale, { ...sale, sentAt: new Date() });
  return encoded.success ? encoded.data : sale;
}
