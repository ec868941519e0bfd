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
import { countBad, countLess, mostShown } from './plan';
import { planFile, readShop, type AnyPlan } from './plan-file';

/** Returns what a file would bring and change, without locking anything. */
export async function previewFile(
  db: Db,
  user: Actor,
  dataDir: string,
  id: string,
): Promise<BringingPreview> {
  const { version, sheets } = await readFile(db, user, id);
  const shop = await readShop(db, user);
  const plans = await planFile(shop, placeOf(dataDir, id), sheets);
  const headings = new Map(
    sheets.map(({ place, columns }) => [place, new Map(columns.map((one) => [one.place, one.heading]))]),
  );
  return { version, sheets: plans.map((plan) => present(plan, headings.get(plan.place))) };
}

function present(plan: AnyPlan, headings: ReadonlyMap<number, string> | undefined): SheetPreview {
  const { place, kind, sums, problems, skipped, changes, questions, refused, choice } = plan;
  const headingOf = (field: string | undefined): string => {
    if (field === undefined) return '';
    const source = choice.mapping[field];
    const heading = typeof source === 'number' ? headings?.get(source) : undefined;
    return heading || columnLabel(kind, field);
  };
  const entry = ({ row, field, value, message, remark, isLess }: BroughtProblem): BroughtProblemEntry => ({
    row,
    column: headingOf(field),
    value: value.slice(0, 200),
    message,
    remark: remark === true,
    isLess: isLess === true,
  });
  // what keeps rows out, or their balance and stock, comes before remarks
  const weight = ({ remark, isLess }: BroughtProblem) => (remark ? (isLess ? 1 : 2) : 0);
  const sorted = problems.toSorted((a, b) => weight(a) - weight(b));
  return {
    place,
    kind,
    sums,
    written: plan.written ?? null,
    badRows: countBad(problems),
    lessRows: countLess(problems),
    remarks: problems.filter(({ remark }) => remark).length,
    skippedRows: skipped,
    problems: sorted.slice(0, mostShown).map(entry),
    changes,
    questions: questions.slice(0, mostShown),
    refused,
  };
}
