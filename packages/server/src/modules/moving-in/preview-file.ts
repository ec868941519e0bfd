import {
  columnLabel,
  type BringingPreview,
  type BroughtProblem,
  type BroughtProblemEntry,
  type SheetPreview,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { placeOf } from './file-store';
import { readFile } from './files.queries';
import { countBad, mostShown } from './plan';
import { planFile, readShop, type AnyPlan } from './plan-file';

/** Returns what a file would bring and change, without locking anything. */
export async function previewFile(
  db: Db,
  user: Actor,
  dataDir: string,
  id: string,
): Promise<BringingPreview> {
  const { sheets } = await readFile(db, id);
  const shop = await readShop(db, user);
  const plans = await planFile(shop, placeOf(dataDir, id), sheets);
  const headings = new Map(
    sheets.map(({ place, columns }) => [place, new Map(columns.map((one) => [one.place, one.heading]))]),
  );
  return { sheets: plans.map((plan) => present(plan, headings.get(plan.place))) };
}

function present(plan: AnyPlan, headings: ReadonlyMap<number, string> | undefined): SheetPreview {
  const { place, kind, sums, problems, skipped, changes, questions, refused, choice } = plan;
  const headingOf = (field: string | undefined): string => {
    if (field === undefined) return '';
    const source = choice.mapping[field];
    const heading = typeof source === 'number' ? headings?.get(source) : undefined;
    return heading || columnLabel(kind, field);
  };
  const entry = ({ row, field, value, message, remark }: BroughtProblem): BroughtProblemEntry => ({
    row,
    column: headingOf(field),
    value: value.slice(0, 200),
    message,
    remark: remark === true,
  });
  // what keeps rows out comes before remarks
  const sorted = [...problems.filter(({ remark }) => !remark), ...problems.filter(({ remark }) => remark)];
  return {
    place,
    kind,
    sums,
    badRows: countBad(problems),
    remarks: problems.filter(({ remark }) => remark).length,
    skippedRows: skipped,
    problems: sorted.slice(0, mostShown).map(entry),
    changes,
    questions: questions.slice(0, mostShown),
    refused,
  };
}
