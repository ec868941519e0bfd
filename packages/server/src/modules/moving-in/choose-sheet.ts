import { groupHeading, notFound, type BroughtSheet, type SheetChoice } from '@turoos/contract';
import { sql } from 'kysely';
import type { StoredSheet } from '../../db/column-types';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { mapSheet } from '../sheet-reader';
import { bringingTexts } from './bringing.texts';
import { readWarehouses } from './warehouses';
import { placeOf } from './file-store';
import { lockFile, readFile } from './files.queries';

interface Chosen {
  id: string;
  place: number;
  choice: SheetChoice;
}

/**
 * Reads the sheet anew when another kind or row of headings was chosen, before the transaction, because that may take
 * seconds; the returned function stores the choice.
 */
export async function chooseSheet(
  db: Db,
  user: Actor,
  dataDir: string,
  { id, place, choice }: Chosen,
): Promise<(tx: Tx) => Promise<BroughtSheet>> {
  const file = await readFile(db, user, id);
  const before = file.sheets.find((sheet) => sheet.place === place);
  if (!before) throw notFound(bringingTexts.noSheet);
  const { kind, headerRow } = choice;
  const isOther = kind !== before.choice.kind || headerRow !== before.choice.headerRow;
  if (!isOther) return (tx) => store(tx, user, { id, place }, { choice });
  const { named: warehouses } = await readWarehouses(db);
  const path = placeOf(dataDir, id);
  const { columns, ...mapped } = await mapSheet({ path, place, kind, headerRow, warehouses });
  return (tx) => store(tx, user, { id, place }, { columns, choice: { ...choice, ...mapped, answers: {} } });
}

async function store(
  tx: Tx,
  user: Actor,
  { id, place }: Pick<Chosen, 'id' | 'place'>,
  changes: Partial<StoredSheet> & { choice: SheetChoice },
): Promise<BroughtSheet> {
  const { sheets, version } = await lockFile(tx, user, id);
  const before = sheets.find((sheet) => sheet.place === place);
  if (!before) throw notFound(bringingTexts.noSheet);
  const after = { ...before, ...changes };
  await tx
    .updateTable('broughtFiles')
    .set({ sheets: jsonb(sheets.map((sheet) => (sheet === before ? after : sheet))), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await keepChoice(tx, after);
  return after;
}

/**
 * Stores the choice for other files with these headings. A sheet whose row of headings was corrected is no example, nor
 * is the column of groups that a workbook of bad rows adds.
 */
async function keepChoice(tx: Tx, { fingerprint, proposedRow, columns, choice }: StoredSheet): Promise<void> {
  if (fingerprint === '' || choice.headerRow !== proposedRow) return;
  const group = columns.find(({ heading }) => heading === groupHeading)?.place ?? null;
  const mapping = Object.fromEntries(Object.entries(choice.mapping).filter(([, source]) => source !== group));
  const kept = jsonb({ ...choice, mapping, answers: {} });
  await sql`
    insert into sheet_choices (fingerprint, choice) values (${fingerprint}, ${kept})
    on conflict (fingerprint) do update set choice = excluded.choice, used_at = now()`.execute(tx);
}
