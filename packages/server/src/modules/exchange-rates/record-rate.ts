import type { ExchangeRate, RateInput } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRate } from './exchange-rates.queries';
import { momentOf } from './recorded-at.rules';

export async function recordRate(tx: Tx, user: Actor, input: RateInput): Promise<ExchangeRate> {
  const { id } = await tx
    .insertInto('exchangeRates')
    .values({
      usdToYer: input.usd_to_yer,
      recordedAt: momentOf(input.recorded_at, new Date()),
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
