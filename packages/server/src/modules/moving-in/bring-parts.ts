import { must, type BroughtSums } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { pathKey, resolveCategories } from '../categories';
import { firstWarehouse, lockParts, upsertParts, type ChangedByList } from '../products';
import type { PlannedPart } from './coming-parts';
import { modeOf, type PartsPlan } from './plan-parts';
import type { Bringer } from './bringer';
import { noteItems } from './items';
import { moveOpeningStock, type Opening } from './move-opening-stock';

/** Makes and changes the parts of a sheet, with their categories and stock. Returns the sums of the written parts. */
export async function bringParts(tx: Tx, bringer: Bringer, plan: PartsPlan): Promise<BroughtSums> {
  const warehouseId = plan.choice.settings.warehouseId ?? (await firstWarehouse(tx));
  await lockParts(tx, plan.codes);
  const openings: Opening[] = [];
  const written = { created: 0, changed: 0, same: 0 };
  for await (const items of plan.portions()) {
    const { ids, created, changed } = await writeParts(tx, bringer, plan, items, warehouseId);
    written.created += created;
    written.changed += changed;
    written.same += items.length - created - changed;
    for (const { code, stock, unitCost } of items)
      if (stock.length > 0) openings.push({ productId: must(ids.get(code)), stock, unitCost });
  }
  await moveOpeningStock(tx, bringer, openings);
  return { ...plan.sums, ...written };
}

async function writeParts(
  tx: Tx,
  { user, bringingId }: Bringer,
  { choice }: PartsPlan,
  items: readonly PlannedPart[],
  warehouseId: string | null,
) {
  const wanted = items.filter(({ isKept }) => !isKept);
  const categories = await resolveCategories(
    tx,
    user,
    wanted.flatMap(({ category }) => (category ? [category] : [])),
  );
  const { ids, created, changed } = await upsertParts(
    tx,
    user,
    wanted,
    warehouseId,
    ({ part, category }) => ({
      ...part,
      categoryId: category && must(categories.ids.get(pathKey(category))),
    }),
    modeOf(choice.settings.onExisting),
  );
  const kept = items.filter(({ isKept }) => isKept);
  for (const [code, id] of await idsOf(tx, kept)) ids.set(code, id);
  await noteItems(tx, bringingId, [
    ...categories.created.map((id) => ({ kind: 'category' as const, id, isNew: true })),
    ...created.map((id) => ({ kind: 'part' as const, id, isNew: true })),
    ...changed.map(changedPart),
  ]);
  return { ids, created: created.length, changed: changed.length };
}

/** What has to be known of a changed part to undo the change. */
export const changedPart = ({ id, before, added, version }: ChangedByList) => ({
  kind: 'part' as const,
  id,
  isNew: false,
  version,
  before: { version: version - 1, fields: before, ...(added && { added }) },
});

async function idsOf(tx: Tx, kept: readonly { code: string }[]): Promise<[string, string][]> {
  const { rows } = await sql<{ code: string; id: string }>`
    select part_code as code, id from products where part_code = any (
      ${kept.map(({ code }) => code)}::text[])`.execute(tx);
  return rows.map(({ code, id }) => [code, id]);
}
