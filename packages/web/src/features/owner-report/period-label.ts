import type { OwnerPeriod } from '@turoos/contract';

export const periodLabel = (days: OwnerPeriod): string =>
  days === 365 ? 'آخر سنة' : days === 7 ? 'آخر 7 أيام' : `آخر ${days} يوماً`;
