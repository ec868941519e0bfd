import { toNestErrors } from '@hookform/resolvers';
import { arabicIssue, fieldIssues, NewPart, productTexts, type FieldIssue } from '@turoos/contract';
import type { FieldError, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { partOf, type PartDraft } from './part-draft';

/** Returns the draft's problems, by the contract's schema and the one rule over two fields. */
export function draftIssues(draft: PartDraft): FieldIssue[] {
  const checked = z.safeEncode(NewPart, partOf(draft), { error: arabicIssue });
  const issues = checked.success ? [] : fieldIssues(checked.error);
  draft.vehicleCompatibility.forEach(({ yearFrom, yearTo }, index) => {
    if (yearFrom && yearTo && yearFrom > yearTo)
      issues.push({ path: `vehicleCompatibility.${index}.yearTo`, message: productTexts.years });
  });
  return issues.map(({ path, message }) => ({ path: fieldOf(path), message }));
}

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
