import {
  adenDay,
  ratesOf,
  rateTexts,
  ruleBroken,
  saudi,
  type ExchangeRate,
  type RateChanges,
  type Rates,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertLikely, assertNear } from './assert-near';
import { enteredRates } from './entered-rates';
import { rateInForce, readRate } from './exchange-rates.queries';
import { isUsed } from './is-used';
import { momentOf } from './recorded-at.rules';
import { lockZone } from './zones';

/**
 * Corrects a rate. An unchanged date keeps its time, so that the order of the day's rates stays the same. Documents carry
 * the figure they were made at, so that a rate they used is marked before it becomes another one.
 */
export async function correctRate(
  tx: Tx,
  user: Actor,
  id: string,
  input: RateChanges,
): Promise<ExchangeRate> {
  await lockZone(tx, user, (await readRate(tx, id)).zone);
  const before = await readRate(tx, id);
  if (input.zone !== undefined && input.zone !== before.zone) throw ruleBroken(rateTexts.otherZone);
  const rates = await enteredRates(tx, input, before);
  const sameDay = input.recorded_at === undefined || input.recorded_at === adenDay(before.recorded_at);
  const recordedAt = sameDay ? before.recorded_at : momentOf(input.recorded_at, new Date());
  const previous = await rateInForce(tx, before.zone, recordedAt, id);
  const entered = changed(ratesOf(before), rates);
  if (previous && !input.confirm) assertNear(ratesOf(previous), entered);
  const isOther = entered.usdToYer !== null || entered.toYer[saudi] !== undefined;
  if (isOther && typeof input.sar_to_yer === 'number' && !input.confirm) assertLikely(rates);
  await tx
    .updateTable('exchangeRates')
    .set({
      usdToYer: rates.usdToYer,
      toYer: jsonb(rates.toYer),
      updatedAt: sql`now()`,
      recordedAt,
      isUsed: await isUsed(tx, id),
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

/** The rates that differ from those before: who corrects the note does not confirm the figures again. */
const changed = (before: Rates, { usdToYer, toYer }: Rates): Rates => ({
  usdToYer: usdToYer === before.usdToYer ? null : usdToYer,
  toYer: Object.fromEntries(Object.entries(toYer).filter(([code, rate]) => rate !== before.toYer[code])),
});
