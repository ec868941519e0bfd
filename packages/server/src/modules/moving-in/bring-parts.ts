import { must, type BroughtSums } from '@turoos/contract';
import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import { pathKey, resolveCategories } from '../categories';
import { firstWarehouse, upsertParts, type ChangedByList } from '../products';
import { modeOf, type PartsPlan } from './plan-parts';
import type { Bringer } from './bringer';
import { noteItems } from './items';
import { moveOpeningStock } from './move-opening-stock';

/** Makes and changes the parts of a sheet, with their categories and stock. Returns the sums of what was written. */
export async function bringParts(tx: Tx, bringer: Bringer, plan: PartsPlan): Promise<BroughtSums> {
  const { user, bringingId } = bringer;
  const { settings } = plan.choice;
  const written = plan.items.filter(({ isKept }) => !isKept);
  const categories = await resolveCategories(
    tx,
    user,
    written.flatMap(({ category }) => (category ? [category] : [])),
  );
  const { ids, created, changed } = await upsertParts(
    tx,
    user,
    written,
    settings.warehouseId ?? (await firstWarehouse(tx)),
    ({ part, category }) => ({
      ...part,
      categoryId: category && must(categories.ids.get(pathKey(category))),
    }),
    modeOf(settings.onExisting),
  );
  const kept = plan.items.filter(({ isKept }) => isKept);
  for (const [code, id] of await idsOf(tx, kept)) ids.set(code, id);
  await noteItems(tx, bringingId, [
    ...categories.created.map((id) => ({ kind: 'category' as const, id, isNew: true })),
    ...created.map((id) => ({ kind: 'part' as const, id, isNew: true })),
    ...changed.map(changedPart),
  ]);
  await moveOpeningStock(
    tx,
    bringer,
    plan.items.map(({ code, stock, unitCost }) => ({ productId: must(ids.get(code)), stock, unitCost })),
  );
  return {
    ...plan.sums,
    created: created.length,
    changed: changed.length,
    same: plan.items.length - created.length - changed.length,
  };
}

/** What has to be known of a changed part to undo the change. */
export const changedPart = ({ id, before, added, version }: ChangedByList) => ({
  kind: 'part' as const,
  id,
  isNew: false,
  version,
  before: { version: version - 1, fields: before, ...(added && { added }) },
});

async function idsOf(tx: Tx, kept: readonly { code: string }[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const portion of portions(kept)) {
    const { rows } = await sql<{ code: string; id: string }>`
      select part_code as code, id from products where part_code = any (
        ${portion.map(({ code }) => code)}::text[])`.execute(tx);
    for (const { code, id } of rows) ids.set(code, id);
  }
  return ids;
}
