import { adenDay, ruleBroken, rateTexts, type ExchangeRate, type RateChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { enteredRates } from './entered-rates';
import { readRate } from './exchange-rates.queries';
import { momentOf } from './recorded-at.rules';
import { lockZone } from './zones';

/** Corrects a rate. An unchanged date keeps its time, so that the order of the day's rates stays the same. */
export async function correctRate(
  tx: Tx,
  user: Actor,
  id: string,
  input: RateChanges,
): Promise<ExchangeRate> {
  await lockZone(tx, (await readRate(tx, id)).zone);
  const before = await readRate(tx, id);
  if (input.zone !== undefined && input.zone !== before.zone) throw ruleBroken(rateTexts.otherZone);
  const rates = await enteredRates(tx, input, before);
  const sameDay = input.recorded_at === undefined || input.recorded_at === adenDay(before.recorded_at);
  await tx
    .updateTable('exchangeRates')
    .set({
      usdToYer: rates.usdToYer,
      toYer: jsonb(rates.toYer),
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
