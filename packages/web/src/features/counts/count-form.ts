import { countTexts, countTypeNames, type NewCount } from '@turoos/contract';
import { z } from 'zod';
import type { Option } from '@/ui/Combobox';

export const CountForm = z.object({
  warehouse: z.string().min(1, countTexts.warehouse),
  countType: z.enum(countTypeNames),
  category: z.custom<Option>().nullable(),
  location: z.string().trim().max(200),
  parts: z.array(z.custom<Option>()),
  isBlind: z.boolean(),
  countedByName: z.string().trim().max(200),
  scheduledDate: z.string(),
  notes: z.string().trim().max(5000),
});
export type Typed = z.input<typeof CountForm>;
export type Valid = z.output<typeof CountForm>;

export const startValues = (countedByName: string): Typed => ({
  warehouse: '',
  countType: 'full',
  category: null,
  location: '',
  parts: [],
  isBlind: false,
  countedByName,
  scheduledDate: '',
  notes: '',
});

/**
 * Builds the new count: only a partial one has a scope, and chosen parts take precedence over category and
 * location.
 */
export function asNewCount({ category, location, parts, scheduledDate, ...valid }: Valid): NewCount {
  const base = { ...valid, scheduledDate: scheduledDate || null };
  if (valid.countType === 'full') return base;
  if (parts.length > 0) return { ...base, items: parts.map(({ value }) => ({ product: value })) };
  return { ...base, category: category?.value ?? null, location };
}
