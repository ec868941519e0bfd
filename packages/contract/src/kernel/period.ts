import { adenDay } from './time';

interface Period {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

export const periodText = 'يجب ألا يكون تاريخ النهاية قبل تاريخ البداية';

/** Ends before it begins. */
export const isBackwards = ({ startDate, endDate }: Period): boolean =>
  Boolean(startDate && endDate && startDate > endDate);

/** What it closes with is what there is now. */
export const reachesToday = ({ endDate }: Pick<Period, 'endDate'>): boolean =>
  !endDate || endDate >= adenDay();
