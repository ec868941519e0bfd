import { adenDay, type ExchangeRate, type RateInput } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRate } from './exchange-rates.queries';
import { momentOf } from './recorded-at.rules';

/** Corrects a rate. An unchanged date keeps its time, so that the order of the day's rates stays the same. */
export async function correctRate(tx: Tx, user: Actor, id: string, input: RateInput): Promise<ExchangeRate> {
  const before = await readRate(tx, id);
  const sameDay = input.recorded_at === undefined || input.recorded_at === adenDay(before.recorded_at);
  await tx
    .updateTable('exchangeRates')
    .set({
      usdToYer: input.usd_to_yer,
      updatedAt: sql`now()`,
      ...(!sameDay && { recordedAt: momentOf(input.recorded_at, new Date()) }),
      ...(input.note !== undefined && { note: input.note }),
    })
    .where('id', '=', id)
    .execute();
  const after = await readRate(tx, id);
  await recordChange(tx, user, {
    action: 'exchange-rate.update',
    entity: 'exchange-rates',
    entityId: id,
    before,
    after,
  });
  return after;
}
