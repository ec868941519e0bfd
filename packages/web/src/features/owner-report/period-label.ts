import { countedAfter, nouns, type OwnerPeriod } from '@turoos/contract';

export const periodLabel = (days: OwnerPeriod): string =>
  days === 365 ? 'آخر سنة' : `آخر ${countedAfter(days, nouns.day)}`;
