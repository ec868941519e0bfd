import {
  farRates,
  farRateText,
  isTwofold,
  ratesOf,
  rateTexts,
  ruleBroken,
  type ExchangeRate,
  type RateInput,
  type Rates,
} from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { enteredRates } from './entered-rates';
import { rateInForce, readRate } from './exchange-rates.queries';
import { momentOf } from './recorded-at.rules';
import { lockZone, zoneNamed } from './zones';

/** Records a rate. Two at once are recorded one after the other, and the second is compared with the first. */
export async function recordRate(tx: Tx, user: Actor, input: RateInput): Promise<ExchangeRate> {
  const zoneId = await zoneNamed(tx, input.zone);
  await lockZone(tx, zoneId);
  const recordedAt = momentOf(input.recorded_at, new Date());
  const before = await rateInForce(tx, zoneId, recordedAt);
  const rates = await enteredRates(tx, input, before);
  if (before && !input.confirm) assertNear(ratesOf(before), rates);
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

/** Throws for a rate that is so far from the one before it that it is probably mistyped. */
function assertNear(before: Rates, after: Rates): void {
  const far = farRates(before, after, isTwofold);
  if (far.length > 0) throw ruleBroken(rateTexts.far(far.map(farRateText)), { rates: far });
}
