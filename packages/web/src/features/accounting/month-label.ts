/** '2026-11' → '11/2026' */
export const monthLabel = (month: string): string => month.split('-').toReversed().join('/');
