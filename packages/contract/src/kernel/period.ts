import { adenDay } from './time';

interface Period {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

export const periodText = 'يجب ألا يكون تاريخ النهاية قبل تاريخ البداية';

/** Whether the period ends before it begins. */
export const isBackwards = ({ startDate, endDate }: Period): boolean =>
  Boolean(startDate && endDate && startDate > endDate);

/** Whether the closing figures of the period are the current ones. */
export const reachesToday = ({ endDate }: Pick<Period, 'endDate'>): boolean =>
  !endDate || endDate >= adenDay();
