import { must, ruleBroken, staleVersion, unitTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { portions } from '../../db/portions';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { partsInFractions } from '../units';
import { removeLists, type AddedLists } from './add-lists';
import { changeParts } from './change-parts';
import type { PartFields } from './listed-part.rules';

interface Undone {
  id: string;
  before: PartFields;
  added: AddedLists | undefined;
}

/**
 * Gives parts back the fields that a list changed, and removes the numbers and fitments it added. A part that was
 * inactive stays active while it has stock, which no search would find. The caller has locked the parts, and made sure
 * that no other part has a barcode by now that one of them had.
 */
export async function restoreParts(tx: Tx, user: Actor, undone: readonly Undone[]): Promise<void> {
  for (const portion of portions(undone))
    await removeLists(tx, new Map(portion.flatMap(({ id, added }) => (added ? [[id, added] as const] : []))));
  await freeBarcodes(tx, undone);
  const isGone = await readGone(tx, undone);
  const stocked = await readStocked(tx, undone);
  await orTaken(
    changeParts(
      tx,
      user,
      undone.map(({ id, before, added }) => ({
        id,
        fields: {
          ...Object.fromEntries(Object.entries(before).filter(([name, value]) => !isGone(name, value))),
          ...(stocked.has(id) && { isActive: true }),
        },
        hasOtherLists: added !== undefined,
      })),
    ),
    staleVersion,
  );
  await assertWhole(
    tx,
    undone.flatMap(({ id, before }) => (before.unit === undefined ? [] : [id])),
  );
}

/** Returns those of the parts that were inactive and have stock. */
async function readStocked(tx: Tx, undone: readonly Undone[]): Promise<Set<string>> {
  const ids = undone.flatMap(({ id, before }) => (before.isActive === false ? [id] : []));
  const { rows } = await sql<{ id: string }>`
    select product_id as id from stock_totals where product_id = any (${ids}::uuid[]) and quantity > 0`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Throws when a part that got a whole unit back has fractions by now. */
async function assertWhole(tx: Tx, ids: readonly string[]): Promise<void> {
  const [stuck] = await partsInFractions(
    tx,
    sql`p.id = any (${ids}::uuid[]) and p.unit in (select code from units where decimals = 0)`,
  );
  if (stuck === undefined) return;
  const { rows } = await sql<{ name: string; unit: string }>`
    select p.name, u.name as unit from products p join units u on u.code = p.unit where p.id = ${stuck}`.execute(
    tx,
  );
  const { name, unit } = must(rows[0]);
  throw ruleBroken(unitTexts.fractions(name, unit));
}

/** Takes barcodes that one of the parts had from the others of them: the list moved them. */
async function freeBarcodes(tx: Tx, undone: readonly Undone[]): Promise<void> {
  const barcodes = undone.flatMap(({ id, before: { barcode } }) =>
    barcode === undefined ? [] : [{ id, barcode }],
  );
  await sql`
    update products p set barcode = ''
    from unnest(${barcodes.map(({ id }) => id)}::uuid[], ${barcodes.map(({ barcode }) => barcode)}::text[]) as b (id, barcode)
    where b.barcode <> '' and p.barcode <> '' and turoos_code(p.barcode) = turoos_code(b.barcode) and p.id <> b.id
      and p.id = any (${barcodes.map(({ id }) => id)}::uuid[])`.execute(tx);
}

/** Tells which categories and units were deleted since: their parts keep those of the list. Holds the others. */
async function readGone(
  tx: Tx,
  undone: readonly Undone[],
): Promise<(name: string, value: unknown) => boolean> {
  const categories = undone.flatMap(({ before }) => before.categoryId ?? []);
  const units = undone.flatMap(({ before }) => before.unit ?? []);
  const { rows: kept } = await sql<{ id: string }>`
    select id from categories where id = any (${categories}::uuid[]) order by id for key share`.execute(tx);
  const { rows: known } = await sql<{ code: string }>`
    select code from units where code = any (${units}::text[]) order by code for key share`.execute(tx);
  const standing = new Set<unknown>([...kept.map(({ id }) => id), ...known.map(({ code }) => code)]);
  return (name, value) =>
    (name === 'categoryId' || name === 'unit') && value !== null && !standing.has(value);
}

/**
 * Deletes parts that a list created; those with movements are only deactivated, because their history stays. Their
 * barcodes are free for other parts.
 */
export async function withdrawParts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const portion of portions(ids)) {
    await sql`
      delete from products p where id = any (${portion}::uuid[])
        and not exists (select from stock_movements m where m.product_id = p.id)`.execute(tx);
    await sql`
      update products set is_active = false, barcode = '', version = version + 1, updated_at = now()
      where id = any (${portion}::uuid[])`.execute(tx);
  }
}
