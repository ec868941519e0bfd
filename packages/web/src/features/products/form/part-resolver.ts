import { toNestErrors } from '@hookform/resolvers';
import {
  arabicIssue,
  endsBeforeBeginning,
  fieldIssues,
  NewPart,
  productTexts,
  readMonthOfYear,
  type FieldIssue,
} from '@turoos/contract';
import type { FieldError, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { partOf, type PartDraft } from './part-draft';

/** Returns the draft's problems, by the contract's schema and the one rule over two fields. */
export function draftIssues(draft: PartDraft): FieldIssue[] {
  const part = partOf(draft);
  const checked = z.safeEncode(NewPart, part, { error: arabicIssue });
  const issues = [...yearIssues(draft, part), ...(checked.success ? [] : fieldIssues(checked.error))];
  return issues.map(({ path, message }) => ({ path: fieldOf(path), message }));
}

const yearIssues = (draft: PartDraft, { vehicleCompatibility: fitments = [] }: NewPart): FieldIssue[] =>
  draft.vehicleCompatibility.flatMap((typed, index) => {
    const path = `vehicleCompatibility.${index}`;
    const unread = (['yearFrom', 'yearTo'] as const)
      .filter((end) => !readMonthOfYear(typed[end]))
      .map((end) => ({ path: `${path}.${end}`, message: productTexts.monthOfYear }));
    const { yearFrom = null, yearTo = null, ...months } = fitments[index] ?? {};
    return endsBeforeBeginning({ ...months, yearFrom, yearTo })
      ? [...unread, { path: `${path}.yearTo`, message: productTexts.years }]
      : unread;
  });

/** Returns the form field of a schema path: lists are typed into one input, a category by name. */
const fieldOf = (path: string) =>
  path.replace(/^(oemNumbers|alternativeNumbers)\..*/, '$1').replace(/^category(\..*)?$/, 'categoryId');

export const partResolver: Resolver<PartDraft, unknown, NewPart> = (draft, _context, options) => {
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of draftIssues(draft)) errors[path] ??= { type: 'validate', message };
  return Object.keys(errors).length === 0
    ? { values: partOf(draft), errors: {} }
    : { values: {}, errors: toNestErrors<PartDraft>(errors as never, options) };
};
