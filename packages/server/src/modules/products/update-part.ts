import { AppError, can, denial, notFound, productTexts, type Part, type PartChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { seenBy } from '../../db/branches/seen-by';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { assertNothingKept, setCost, setQuantity } from '../stock';
import { assertMayCountIn, findUnit } from '../units';
import { assertNotHeldElsewhere } from './held-elsewhere';
import { readPart } from './products.queries';
import { assertNoCircle, assertNumbersFree, orRefused, resolveColumns, writeLists } from './write-part';

/** Changes only the fields passed in. */
export async function updatePart(tx: Tx, user: Actor, id: string, asked: PartChanges): Promise<Part> {
  const changes = can(user, 'costs:read') ? asked : withoutUnseen(asked);
  const { quantity, version } = changes;
  if (quantity !== undefined && !can(user, 'inventory:manage_stock'))
    throw new AppError('FORBIDDEN', denial('inventory:manage_stock'));
  const row = await tx
    .selectFrom('products')
    .select(['version', 'mainWarehouseId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(productTexts.notFound);
  assertCurrent(version, row);

  const before = await readPart(tx, id);
  if (before.isActive && changes.isActive === false) {
    await assertNotHeldElsewhere(tx, user, id);
    await assertNothingKept(tx, id);
  }
  await assertNumbersFree(tx, changes, id);
  await assertNoCircle(tx, id, changes);
  const columns = await resolveColumns(tx, user, changes);
  // a main warehouse in another branch and its shelf are not shown to the user, who then sends back none
  if (isElsewhere(user, row.mainWarehouseId)) {
    if (columns.mainWarehouseId === null) delete columns.mainWarehouseId;
    if (columns.shelf === '') delete columns.shelf;
  }
  if (columns.unit && columns.unit !== before.unit.code) await changeUnit(tx, before, columns.unit);
  await orRefused(
    changes,
    tx
      .updateTable('products')
      .set({ ...columns, version: row.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
  );
  await writeTotals(tx, id, changes);
  await writeLists(tx, id, changes);
  if (quantity !== undefined)
    await setQuantity(tx, user, id, {
      quantity,
      operation: 'set',
      warehouse: changes.atWarehouse?._id,
      note: changes.note,
    });
  const after = await readPart(tx, id);
  await recordChange(tx, user, { action: 'product.update', entity: 'products', entityId: id, before, after });
  await postJournal(tx, {
    kind: 'stockCorrection',
    figures: {},
    source: { type: 'product', id, number: after.partNumber },
    note: changes.note,
    userId: user.id,
  });
  return user.warehouses ? seenBy(tx, user, () => readPart(tx, id)) : after;
}

const isElsewhere = ({ warehouses }: Actor, place: string | null): boolean =>
  warehouses !== undefined && place !== null && !warehouses.includes(place);

/** Leaves out the costs that were sent back as they were shown to a user who may not see them, and refuses others. */
function withoutUnseen({ costPrice = 0, purchasePrice = 0, ...others }: PartChanges): PartChanges {
  if (costPrice !== 0 || purchasePrice !== 0) throw new AppError('FORBIDDEN', denial('costs:read'));
  return others;
}

/**
 * Changes the unit while the part's stock row is locked, so that no movement happens between check and
 * change.
 */
async function changeUnit(tx: Tx, part: Part, code: string): Promise<void> {
  await tx
    .selectFrom('stockTotals')
    .select('productId')
    .where('productId', '=', part._id)
    .forUpdate()
    .execute();
  await assertMayCountIn(tx, { id: part._id, name: part.name }, await findUnit(tx, code));
}

async function writeTotals(tx: Tx, id: string, { minStockLevel, costPrice }: PartChanges): Promise<void> {
  if (costPrice !== undefined) await setCost(tx, id, costPrice);
  if (minStockLevel !== undefined)
    await tx
      .updateTable('stockTotals')
      .set({ minLevel: minStockLevel })
      .where('productId', '=', id)
      .execute();
}
