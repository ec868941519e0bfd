import { adenDay, type NewScrapReport } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { documentRate } from '../exchange-rates';
import { assertAvailable } from '../workflow';
import { scrap } from './scrap.kind';

/** Creates a scrap report; the goods stay in stock until it is approved. */
export async function createScrap(
  tx: Tx,
  user: Actor,
  { item, warehouse, condition, ...given }: NewScrapReport,
  at: Date = new Date(),
): Promise<string> {
  const place = { productId: item, warehouseId: warehouse };
  await assertAvailable(tx, place, given.quantity);
  const values = { ...given, ...place, condition: condition ?? ('' as const) };
  const reportNumber = await nextNumber(tx, 'SCRAP', { at });
  const { id } = await tx
    .insertInto(scrap.table)
    .values({
      ...values,
      reportNumber,
      createdBy: user.id,
      createdAt: at,
      updatedAt: at,
      usdToYer: documentRate({ warehouseId: warehouse }, adenDay(at)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'scrap.create',
    entity: scrap.entity,
    entityId: id,
    after: { ...values, reportNumber },
  });
  return id;
}
