import { ratesOf, type ExchangeRate, type RateInput } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertLikely, assertNear } from './assert-near';
import { enteredRates } from './entered-rates';
import { rateInForce, readRate } from './exchange-rates.queries';
import { momentOf } from './recorded-at.rules';
import { lockZone, zoneNamed } from './zones';

/** Records a rate. Two at once are recorded one after the other, and the second is compared with the first. */
export async function recordRate(tx: Tx, user: Actor, input: RateInput): Promise<ExchangeRate> {
  const zoneId = await zoneNamed(tx, input.zone);
  await lockZone(tx, user, zoneId);
  const recordedAt = momentOf(input.recorded_at, new Date());
  const before = await rateInForce(tx, zoneId, recordedAt);
  const rates = await enteredRates(tx, input, before);
  if (before && !input.confirm) assertNear(ratesOf(before), rates);
  // a riyal that stays as it was is not asked about again
  if (typeof input.sar_to_yer === 'number' && !input.confirm) assertLikely(rates);
  const { id } = await tx
    .insertInto('exchangeRates')
    .values({
      zoneId,
      usdToYer: rates.usdToYer,
      toYer: jsonb(rates.toYer),
      recordedAt,
      note: input.note ?? '',
      createdBy: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = await readRate(tx, id);
  await recordChange(tx, user, {
    action: 'exchange-rate.create',
    entity: 'exchange-rates',
    entityId: id,
    after,
  });
  return after;
}
