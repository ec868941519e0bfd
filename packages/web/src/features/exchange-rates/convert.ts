/** Cents that so many rials come to, to the nearest. */
export const toCentsAt = (rials: number, rate: number): number => Math.round((rials * 100) / rate);
