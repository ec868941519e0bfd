import { conflict, rateTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRate } from './exchange-rates.queries';
import { isUsed } from './is-used';
import { lockZone } from './zones';

/** Removes a mistyped rate. One that a document was made at stays, to explain that document. */
export async function withdrawRate(tx: Tx, user: Actor, id: string): Promise<void> {
  await lockZone(tx, user, (await readRate(tx, id)).zone);
  const before = await readRate(tx, id);
  if (await isUsed(tx, id)) throw conflict(rateTexts.used);
  await tx.deleteFrom('exchangeRates').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'exchange-rate.delete',
    entity: 'exchange-rates',
    entityId: id,
    before,
  });
}
