/** The notes that cash is counted by, the largest first; any other currency is counted as a total. */
const notes: Readonly<Record<string, readonly number[]>> = {
  YER: [1000, 500, 250, 200, 100, 50],
  USD: [100, 50, 20, 10, 5, 1],
  SAR: [500, 200, 100, 50, 20, 10, 5, 1],
};

export const notesOf = (currency: string): readonly number[] => notes[currency] ?? [];
