import { z } from 'zod';
import { Id, line } from '../kernel/text';

export const fitKinds = {
  /** Sold for a car that the part is not recorded for. */
  fits: 'تناسب أيضاً',
  /** Came back from a car that the part is recorded for. */
  doubt: 'مشكوك فيها',
} as const;
export type FitKind = keyof typeof fitKinds;

const Kind = z.enum(['fits', 'doubt']);
const years = z.array(z.int().min(1900).max(2200)).min(1).max(60);

/** What sales and returns say about a part and a car, until somebody accepts or dismisses it. */
export const FitSuggestion = z.object({
  kind: Kind,
  part: z.object({ _id: Id, name: z.string(), partNumber: z.string() }),
  make: z.string(),
  model: z.string(),
  /** The years of the cars, in order. */
  years: z.array(z.int()),
  /** Numbers of sales whose goods stayed, and of those that came back because they did not fit. */
  sold: z.int(),
  returned: z.int(),
});
export type FitSuggestion = z.output<typeof FitSuggestion>;

const about = { kind: Kind, product: Id, make: line(undefined, 60), model: line(undefined, 60) };

export const AcceptedFit = z.strictObject({ ...about, years });
export type AcceptedFit = z.output<typeof AcceptedFit>;

export const DismissedFit = z.strictObject(about);
export type DismissedFit = z.output<typeof DismissedFit>;
