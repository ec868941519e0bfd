import { notFound, reasonHeading, type BroughtKind, templateRows, broughtKinds } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { Streamed } from '../../kernel/handlers';
import { pickRows } from '../sheet-reader';
import { textWorkbook } from '../tables';
import { bringingTexts } from './bringing.texts';
import { placeOf } from './file-store';
import { readFile } from './files.queries';
import { planFile, readShop } from './plan-file';

/** Writes the rows that would stay out as they are in the file, each with its reasons in a column of its own. */
export async function badRowsFile(db: Db, user: Actor, dataDir: string, id: string): Promise<Streamed> {
  const { name, sheets } = await readFile(db, id);
  const path = placeOf(dataDir, id);
  const plans = await planFile(await readShop(db, user), path, sheets);
  const bad = plans
    .map(({ place, name: sheet, choice, problems }) => {
      const reasons = new Map<number, string[]>();
      for (const { row, message, remark } of problems)
        if (!remark) reasons.set(row, [...(reasons.get(row) ?? []), message]);
      const rows = [...reasons.keys()].toSorted((a, b) => a - b);
      return { place, sheet, headerRow: choice.headerRow, rows, reasons };
    })
    .filter(({ rows }) => rows.length > 0);
  if (bad.length === 0) throw notFound(bringingTexts.noBadRows);
  const picked = await pickRows({
    path,
    sheets: bad.map(({ place, headerRow, rows }) => ({ place, headerRow, rows })),
  });
  return textWorkbook(
    `${name.replace(/\.\w+$/, '')} - صفوف للتصحيح`,
    bad.map(({ sheet, rows, reasons }, at) => {
      const { headings = [], rows: cells = [] } = picked[at] ?? {};
      const width = Math.max(headings.length, ...cells.map((row) => row.length));
      const padded = (row: readonly string[]) => [...row, ...Array<string>(width - row.length).fill('')];
      return {
        name: sheet,
        rows: [
          [...padded(headings), reasonHeading],
          ...rows.map((row, place) => [...padded(cells[place] ?? []), (reasons.get(row) ?? []).join('، ')]),
        ],
      };
    }),
  );
}

/** An empty workbook of a kind with headings that are recognised, and two examples. */
export const templateFile = (kind: BroughtKind): Streamed =>
  textWorkbook(`قالب ${broughtKinds[kind].label}`, [
    { name: broughtKinds[kind].label, rows: templateRows(kind) },
  ]);
