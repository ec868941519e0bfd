import { randomUUID } from 'node:crypto';
import {
  groupHeading,
  wrongField,
  type BroughtFile,
  type SheetChoice,
  type UploadedFile,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { StoredSheet } from '../../db/column-types';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRates } from '../exchange-rates';
import { recogniseFile, type RecognisedSheet } from '../sheet-reader';
import { bringingTexts } from './bringing.texts';
import { readWarehouses } from './warehouses';
import { dropFile, keepFile, placeOf } from './file-store';
import { readFile } from './files.queries';

interface Place {
  db: Db;
  dataDir: string;
}

/** Keeps a file and recognises its sheets; the returned function stores it in a transaction. */
export async function uploadFile(
  { db, dataDir }: Place,
  user: Actor,
  file: UploadedFile,
): Promise<{ id: string; store: (tx: Tx) => Promise<BroughtFile> }> {
  const id = randomUUID();
  await keepFile(dataDir, id, file.bytes);
  try {
    const { named } = await readWarehouses(db);
    const recognised = await recogniseFile({ path: placeOf(dataDir, id), warehouses: named });
    const { usdToYer: rate } = await readRates(db, { userId: user.id });
    for (const { choice } of recognised)
      if (choice.settings.currency === 'YER') choice.settings.rate ??= rate;
    const filled = recognised.filter(({ rowCount }) => rowCount > 0);
    if (filled.length === 0) throw wrongField('file', bringingTexts.emptyFile);
    const sheets = await withEarlierChoices(db, filled, new Set(named.map(({ _id }) => _id)));
    // cut by code points, because half a surrogate pair can't be stored
    const name = [...file.name].slice(0, 200).join('');
    return { id, store: (tx) => store(tx, user, { id, name, size: file.bytes.length, sheets }) };
  } catch (error) {
    await dropFile(dataDir, id);
    throw error;
  }
}

async function store(
  tx: Tx,
  user: Actor,
  { sheets, ...file }: { id: string; name: string; size: number; sheets: StoredSheet[] },
): Promise<BroughtFile> {
  await tx
    .insertInto('broughtFiles')
    .values({ ...file, sheets: jsonb(sheets), userId: user.id, userName: user.name })
    .execute();
  await recordChange(tx, user, {
    action: 'broughtFile.create',
    entity: 'broughtFiles',
    entityId: file.id,
    after: { name: file.name, size: file.size, sheets: sheets.map(({ name }) => name) },
  });
  return readFile(tx, user, file.id);
}

/**
 * A sheet with the headings of one that was read before gets its choices, except what belongs to its rows, unless the
 * file itself says how it is read.
 */
async function withEarlierChoices(
  db: Db,
  sheets: readonly RecognisedSheet[],
  warehouses: ReadonlySet<string>,
): Promise<StoredSheet[]> {
  const { rows } = await sql<{ fingerprint: string; choice: SheetChoice }>`
    select fingerprint, choice from sheet_choices
    where fingerprint = any (${sheets.map(({ fingerprint }) => fingerprint)}::text[])`.execute(db);
  const earlier = new Map(rows.map(({ fingerprint, choice }) => [fingerprint, choice]));
  return sheets.map(({ isCarried, ...sheet }) => {
    const before = sheet.fingerprint === '' ? undefined : earlier.get(sheet.fingerprint);
    const choice = isCarried || !before ? sheet.choice : likeBefore(sheet, before);
    return { ...sheet, choice: withWarehouses(choice, warehouses) };
  });
}

function likeBefore(
  { choice, columns }: Pick<StoredSheet, 'choice' | 'columns'>,
  before: SheetChoice,
): SheetChoice {
  const group = columns.find(({ heading }) => heading === groupHeading);
  return {
    ...choice,
    kind: before.kind,
    mapping: { ...(group && before.kind === 'parts' && { category: group.place }), ...before.mapping },
    warehouseColumns: before.warehouseColumns,
    // what money is worth is said of each file anew
    settings: {
      ...before.settings,
      currency: choice.settings.currency,
      rate: choice.settings.rate,
      day: choice.settings.day,
    },
  };
}

/** Leaves out the warehouses that the shop does not have. */
const withWarehouses = (choice: SheetChoice, known: ReadonlySet<string>): SheetChoice => ({
  ...choice,
  warehouseColumns: Object.fromEntries(
    Object.entries(choice.warehouseColumns).filter(([, id]) => known.has(id)),
  ),
  settings: {
    ...choice.settings,
    warehouseId: known.has(choice.settings.warehouseId ?? '') ? choice.settings.warehouseId : undefined,
  },
});
