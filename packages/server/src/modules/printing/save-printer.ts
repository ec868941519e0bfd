import {
  conflict,
  notFound,
  printingTexts,
  ruleBroken,
  type Printer,
  type PrinterInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { recordChange } from '../../kernel/audit';
import { readPrinter } from './printers.queries';

export async function createPrinter(tx: Tx, user: Actor, input: PrinterInput): Promise<Printer> {
  const { drawers, version: _version, ...printer } = input;
  await prepare(tx, input, null);
  const { id } = await tx.insertInto('printers').values(printer).returning('id').executeTakeFirstOrThrow();
  await connectDrawers(tx, id, drawers);
  const after = await readPrinter(tx, user, id);
  await recordChange(tx, user, { action: 'printer.create', entity: 'printing', entityId: id, after });
  return after;
}

export async function updatePrinter(tx: Tx, user: Actor, id: string, input: PrinterInput): Promise<Printer> {
  const { drawers, version, ...printer } = input;
  await tx.selectFrom('printers').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readPrinter(tx, user, id);
  assertCurrent(version, before);
  await prepare(tx, input, id);
  await tx
    .updateTable('printers')
    .set({ ...printer, version: before.version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await connectDrawers(tx, id, drawers);
  const after = await readPrinter(tx, user, id);
  await recordChange(tx, user, { action: 'printer.update', entity: 'printing', entityId: id, before, after });
  return after;
}

export async function deletePrinter(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await readPrinter(tx, user, id);
  const { numDeletedRows } = await tx.deleteFrom('printers').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(printingTexts.notFound);
  await recordChange(tx, user, { action: 'printer.delete', entity: 'printing', entityId: id, before });
}

/** Refuses a second printer of the name, and takes the place of the default printer of the kind. */
async function prepare(tx: Tx, { name, kind, isDefault }: PrinterInput, id: string | null): Promise<void> {
  // two that are saved at once would otherwise both become the default
  await sql`select pg_advisory_xact_lock(hashtext('turoos printers'))`.execute(tx);
  const taken = await tx
    .selectFrom('printers')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', 'is distinct from', id)
    .executeTakeFirst();
  if (taken) throw conflict(printingTexts.nameTaken);
  if (isDefault)
    await tx
      .updateTable('printers')
      .set({ isDefault: false })
      .where(sql<boolean>`(kind = 'label')`, '=', kind === 'label')
      .where('isDefault', '=', true)
      .where('id', 'is distinct from', id)
      .execute();
}

async function connectDrawers(tx: Tx, printerId: string, drawers: readonly string[]): Promise<void> {
  const wanted = [...new Set(drawers)];
  await tx.deleteFrom('printerDrawers').where('printerId', '=', printerId).execute();
  if (wanted.length === 0) return;
  const { numAffectedRows } = await sql`
    insert into printer_drawers (drawer_id, printer_id)
    select id, ${printerId}::uuid from money_accounts where kind = 'drawer' and id = any (${wanted}::uuid[])
    on conflict (drawer_id) do update set printer_id = excluded.printer_id`.execute(tx);
  if (Number(numAffectedRows) !== wanted.length) throw ruleBroken(printingTexts.drawerUnknown);
}
