import { adenDay } from '@turoos/contract';

/** 'inventory-2026-11-15.csv' */
export const datedName = (prefix: string, extension: string, at?: Date): string =>
  `${prefix}-${adenDay(at)}.${extension}`;
