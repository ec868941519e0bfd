import { broughtKinds, conflict, notFound, type BringingDetail, type Right } from '@turoos/contract';
import { sql } from 'kysely';
import type { BroughtItemKind } from '../../db/column-types';
import { allowLongStatements } from '../../db/time-limits';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { restoreParts, withdrawParts, type PartFields } from '../products';
import { moveStock } from '../stock';
import { bringingTexts } from './bringing.texts';
import { readBringingDetail } from './bringings.queries';
import { readBuiltOn } from './built-on';
import type { TakenItem } from './items';
import { takeBackAccounts } from './take-back-accounts';

/**
 * Takes a whole bringing back, or refuses because something was built on it. Ledgers and movements get opposite
 * entries; records it made are deleted, or deactivated if their history stays; records it changed get their fields back.
 */
export async function takeBack(tx: Tx, user: Actor, id: string): Promise<BringingDetail> {
  await allowLongStatements(tx);
  const bringing = await tx
    .selectFrom('bringings')
    .select(['fileName', 'status', 'sheets'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!bringing) throw notFound(bringingTexts.noBringing);
  if (bringing.status === 'takenBack') throw conflict(bringingTexts.alreadyTakenBack);
  for (const { kind } of bringing.sheets)
    for (const right of broughtKinds[kind].rights) assertMay(user, right as Right);
  await lockRecords(tx, id);
  const builtOn = await readBuiltOn(tx, id);
  if (builtOn.length > 0)
    throw conflict(bringingTexts.builtOn(builtOn.map(({ text, count }) => `${text} (${count})`).join('، ')), {
      builtOn,
    });

  const items = await readItems(tx, id);
  const of = (kind: BroughtItemKind, isNew: boolean) =>
    items.filter((item) => item.kind === kind && item.isNew === isNew);
  await takeBackStock(tx, user, { id, fileName: bringing.fileName });
  // before the others, whose barcodes they may have got
  await withdrawParts(tx, of('part', true).map(idOf));
  await restoreParts(
    tx,
    user,
    of('part', false).map(({ id: part, before }) => ({
      id: part,
      before: (before?.fields ?? {}) as PartFields,
      added: before?.added,
    })),
  );
  await sql`delete from vehicles where id = any (${of('vehicle', true).map(idOf)}::uuid[])`.execute(tx);
  await removeEmptyCategories(tx, of('category', true).map(idOf));
  for (const kind of ['suppliers', 'customers'] as const)
    await takeBackAccounts(tx, { user, bringingId: id, fileName: bringing.fileName }, kind, items);

  await forgetVersions(tx, id);
  await tx
    .updateTable('bringings')
    .set({ status: 'takenBack', takenBackBy: user.name, takenBackAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('broughtFiles').set({ bringingId: null }).where('bringingId', '=', id).execute();
  await recordChange(tx, user, {
    action: 'bringing.takeBack',
    entity: 'bringings',
    entityId: id,
    before: { fileName: bringing.fileName, sheets: bringing.sheets },
  });
  return readBringingDetail(tx, user, id);
}

const idOf = ({ id }: TakenItem): string => id;

/** Locks everything that it made, changed or stocked, in the order in which others lock it, so that nobody builds on it now. */
async function lockRecords(tx: Tx, id: string): Promise<void> {
  const ofKind = (kind: string) =>
    sql`select entity_id from bringing_items where bringing_id = ${id} and kind = ${kind}`;
  for (const whose of ['supplier', 'customer'] as const)
    await sql`
      select from ${sql.table(`${whose}s`)} a where id in (
        ${ofKind(whose)}
        union select ${sql.ref(`e.${whose}_id`)} from ${sql.table(`${whose}_transactions`)} e
          where e.id in (${ofKind(`${whose}Entry`)}))
      order by id for update`.execute(tx);
  const parts = sql`${ofKind('part')} union select product_id from stock_movements where source_id = ${id}`;
  await sql`
    with held as materialized (select from products where id in (${parts}) order by id for update)
    select count(*) from held`.execute(tx);
  await sql`
    with held as materialized (
      select from stock_totals where product_id in (${parts}) order by product_id for update)
    select count(*) from held`.execute(tx);
}

async function readItems(tx: Tx, id: string): Promise<TakenItem[]> {
  const { rows } = await sql<TakenItem>`
    select kind, entity_id as id, is_new, before from bringing_items where bringing_id = ${id}
    order by kind, entity_id`.execute(tx);
  return rows;
}

/** Records that are as an earlier bringing left them don't count as edited since. */
async function forgetVersions(tx: Tx, id: string): Promise<void> {
  for (const [kind, table] of [
    ['part', 'products'],
    ['customer', 'customers'],
    ['supplier', 'suppliers'],
  ] as const)
    await sql`
      update bringing_items earlier set version = r.version
      from bringing_items undone join ${sql.table(table)} r on r.id = undone.entity_id
      where undone.bringing_id = ${id} and undone.kind = ${kind} and earlier.kind = ${kind}
        and earlier.entity_id = undone.entity_id and earlier.bringing_id <> ${id}
        and earlier.version = (undone.before ->> 'version')::int`.execute(tx);
}

/** Moves the opening stock out again; a part without stock gets the cost back that it had. */
async function takeBackStock(
  tx: Tx,
  user: Actor,
  { id, fileName }: { id: string; fileName: string },
): Promise<void> {
  const { rows } = await sql<{ productId: string; warehouseId: string; quantity: number; unitCost: number }>`
    select product_id, warehouse_id, quantity, unit_cost from stock_movements
    where source_id = ${id} order by seq desc`.execute(tx);
  await moveStock(tx, {
    reason: 'opening.takeBack',
    lines: rows.map(({ productId, warehouseId, quantity, unitCost }) => ({
      productId,
      warehouseId,
      quantity: -quantity,
      cameAt: unitCost,
    })),
    userId: user.id,
    within: user.warehouses,
    source: { type: 'bringing', id },
    note: fileName,
  });
  await sql`
    update stock_totals t set cost = m.cost_before
    from (
      select distinct on (product_id) product_id, cost_before from stock_movements
      where source_id = ${id} order by product_id, seq
    ) m
    where m.product_id = t.product_id and t.quantity = 0`.execute(tx);
  await postJournal(tx, {
    kind: 'openingStock',
    figures: {},
    source: { type: 'bringing', id },
    note: bringingTexts.takenBack,
    userId: user.id,
  });
}

/** Deletes categories that it made, the lower ones first, unless others use them by now. Deactivated parts let go of them. */
async function removeEmptyCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update products set category_id = null where category_id = any (${ids}::uuid[]) and not is_active
    returning id`.execute(tx);
  await sql`select refresh_search_text(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  for (let level = 0; level < 2; level++)
    await sql`
      delete from categories c where id = any (${ids}::uuid[])
        and not exists (select from products p where p.category_id = c.id)
        and not exists (select from categories sub where sub.parent_id = c.id)`.execute(tx);
}
