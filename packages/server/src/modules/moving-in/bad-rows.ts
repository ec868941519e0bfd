import {
  broughtKinds,
  carriedRows,
  carriedSheetName,
  groupHeading,
  notFound,
  reasonHeading,
  templateRows,
  type BroughtKind,
  type SheetChoice,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { Streamed } from '../../kernel/handlers';
import { pickRows, type PickedSheet } from '../sheet-reader';
import { textWorkbook } from '../tables';
import { bringingTexts } from './bringing.texts';
import { placeOf } from './file-store';
import { readFile } from './files.queries';
import { planFile, readShop } from './plan-file';

/**
 * Writes the rows that would stay out as they are in the file, each with its reasons in a column of its own. A hidden
 * sheet says how they were read, so that the mended workbook is read alike.
 */
export async function badRowsFile(db: Db, user: Actor, dataDir: string, id: string): Promise<Streamed> {
  const { name, sheets } = await readFile(db, user, id);
  const path = placeOf(dataDir, id);
  const ownName = name.replace(/\.\w+$/, '');
  const plans = await planFile(await readShop(db, user), path, sheets);
  const bad = plans
    .map(({ place, name: sheet, choice, problems }) => {
      const reasons = new Map<number, string[]>();
      for (const { row, message, remark } of problems)
        if (!remark) reasons.set(row, [...(reasons.get(row) ?? []), message]);
      const rows = [...reasons.keys()].toSorted((a, b) => a - b);
      return { place, name: sheet || ownName, choice, rows, reasons };
    })
    .filter(({ rows }) => rows.length > 0);
  if (bad.length === 0) throw notFound(bringingTexts.noBadRows);
  const picked = await pickRows({
    path,
    sheets: bad.map(({ place, choice, rows }) => ({ place, choice, rows })),
  });
  const written = bad.map(({ name: sheet, choice, rows, reasons }, at) => {
    const texts = rows.map((row) => (reasons.get(row) ?? []).join('، '));
    return { name: sheet, ...sheetToMend(picked[at] ?? nothing, choice, texts) };
  });
  return textWorkbook(
    `${ownName} - صفوف للتصحيح`,
    written.map(({ name: sheet, headings, rows }) => ({ name: sheet, rows: [headings, ...rows] })),
    [{ name: carriedSheetName, rows: carriedRows(written) }],
  );
}

const nothing: PickedSheet = { headings: [], rows: [], groups: [] };

function sheetToMend(
  { headings, rows, groups }: PickedSheet,
  choice: SheetChoice,
  reasons: readonly string[],
): { headings: string[]; rows: string[][]; choice: SheetChoice } {
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  const padded = (row: readonly string[]) => [...row, ...Array<string>(width - row.length).fill('')];
  const isGrouped = groups.some((group) => group !== '');
  return {
    headings: [...padded(headings), ...(isGrouped ? [groupHeading] : []), reasonHeading],
    rows: rows.map((row, at) => [
      ...padded(row),
      ...(isGrouped ? [groups[at] ?? ''] : []),
      reasons[at] ?? '',
    ]),
    choice: {
      ...choice,
      headerRow: 1,
      mapping: isGrouped ? { ...choice.mapping, category: width } : choice.mapping,
    },
  };
}

/** An empty workbook of a kind with headings that are recognised, and two examples. */
export const templateFile = (kind: BroughtKind): Streamed =>
  textWorkbook(`قالب ${broughtKinds[kind].label}`, [
    { name: broughtKinds[kind].label, rows: templateRows(kind) },
  ]);
