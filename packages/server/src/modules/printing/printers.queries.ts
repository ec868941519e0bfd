import { can, notFound, printingTexts, ruleBroken, type Printer } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';

interface PrinterRow extends Omit<Printer, '_id' | 'drawers'> {
  id: string;
  drawers: string[] | null;
}

const present = (user: Actor, { id, drawers, ...row }: PrinterRow): Printer => ({
  ...row,
  _id: id,
  drawers: drawers ?? [],
  address: can(user, 'settings:read') ? row.address : '',
});

const selectPrinters = (only: string | null) => sql<PrinterRow>`
  select p.id, p.name, p.kind, p.address, p.label_width::float8 as label_width, p.label_height::float8 as label_height,
    p.cuts, p.opens_drawer, p.is_default, p.is_active, p.version,
    (select array_agg(drawer_id) from printer_drawers where printer_id = p.id) as drawers,
    (select count(*)::int from print_jobs where printer_id = p.id and status in ('waiting', 'failed', 'printing'))
      as waiting,
    coalesce((select error from print_jobs where printer_id = p.id and attempts > 0 order by next_attempt_at desc limit 1),
      '') as problem
  from printers p where ${only}::uuid is null or p.id = ${only} order by p.name`;

export async function listPrinters(db: Db, user: Actor): Promise<Printer[]> {
  const { rows } = await selectPrinters(null).execute(db);
  return rows.map((row) => present(user, row));
}

export async function readPrinter(db: Db, user: Actor, id: string): Promise<Printer> {
  const { rows } = await selectPrinters(id).execute(db);
  const [row] = rows;
  if (!row) throw notFound(printingTexts.notFound);
  return present(user, row);
}

export interface ChosenPrinter {
  id: string;
  name: string;
  opensDrawer: boolean;
}

/**
 * Chooses the printer of a paper: the one that was asked for, else that of the drawer of the user's shift, else the
 * shop's. A shop with one printer of the kind needs no choice.
 */
export async function choosePrinter(
  db: Db,
  user: Actor,
  paper: 'receipt' | 'label',
  asked: string | undefined,
): Promise<ChosenPrinter> {
  const { rows } = await sql<ChosenPrinter & { isActive: boolean; fits: boolean }>`
    select p.id, p.name, p.opens_drawer, p.is_active, (p.kind = 'label') = ${paper === 'label'} as fits from printers p
    where ${
      asked === undefined
        ? sql`p.is_active and (p.kind = 'label') = ${paper === 'label'}`
        : sql`p.id = ${asked}`
    }
    order by exists (
        select from printer_drawers d join shifts s on s.drawer_id = d.drawer_id and s.status = 'open'
          join shift_people w on w.shift_id = s.id and w.is_active and w.user_id = ${user.id}
        where d.printer_id = p.id) desc, p.is_default desc, p.name
    limit 1`.execute(db);
  const [chosen] = rows;
  if (!chosen)
    throw asked
      ? notFound(printingTexts.notFound)
      : ruleBroken(paper === 'label' ? printingTexts.noLabelPrinter : printingTexts.noReceiptPrinter);
  if (!chosen.isActive) throw ruleBroken(printingTexts.inactive);
  if (!chosen.fits) throw ruleBroken(printingTexts.wrongKind);
  return chosen;
}
