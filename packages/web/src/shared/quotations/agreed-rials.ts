import type { RialsAt } from '@/lib/format/rials';

/** The rials of an amount of a quotation, as they stand on its paper. */
export const agreedRials = (rials: number | null | undefined): RialsAt =>
  rials === null || rials === undefined ? null : { rials, unrated: 0 };
