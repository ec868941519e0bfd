import { counted, nouns } from '@turoos/contract';
import { unsent } from '@turoos/till';
import { promisifyRequest } from 'idb-keyval';
import { contactServer } from './contact';
import { heldKey } from './held-key';
import { readOutbox, type TillEntry, type TillOutbox } from './stored-outbox';
import { forgetTill, noteWithdrawn } from './till-device';
import { deleteTillDb, transact } from './till-db';
import { tillState } from './till-state';

/**
 * The sales that would be lost if the till were emptied: neither sent nor saved in a file. A server that does not know
 * the till cannot open its files.
 */
export const kept = (outbox: TillOutbox): TillEntry[] =>
  unsent(outbox).filter((entry: TillEntry) => outbox.stopped === 'till' || entry.savedAt === undefined);

const hasHeld = (): Promise<boolean> =>
  transact(['kept'], 'read', async (store) => {
    const held = await promisifyRequest<unknown[] | undefined>(store('kept').get(heldKey));
    return held !== undefined && held.length > 0;
  });

/** Makes this browser an ordinary one again. Throws a text for the user while sales would be lost. */
export async function emptyTill(): Promise<void> {
  const left = kept(await readOutbox());
  if (left.length > 0)
    throw new Error(
      `على هذا الجهاز ${counted(left.length, nouns.invoice)} لم تصل إلى الخادم بعد: أرسلها أو احفظها في ملف إنقاذ أولاً`,
    );
  await forgetEverything();
}

/**
 * Empties a till that was withdrawn, once nothing on it would be lost, and says so to the server. It stays a till until
 * the server has heard it.
 */
export async function emptyWithdrawn(): Promise<boolean> {
  if (kept(await readOutbox()).length > 0 || (await hasHeld())) return false;
  await transact(['copy', 'kept'], 'write', (store) => {
    store('copy').clear();
    store('kept').clear();
  });
  const contact = await contactServer({ emptied: true });
  if (typeof contact === 'string' || 'stopped' in contact) return false;
  noteWithdrawn(contact.till.name);
  await forgetEverything();
  return true;
}

async function forgetEverything(): Promise<void> {
  forgetTill();
  tillState.set(null);
  await deleteTillDb();
}
