import { spanText } from '../products/fitment-span';

/** So many sales whose goods stayed make a suggestion; one that came back outweighs two that stayed. */
export const fitRule = { enough: 2, comeBack: 2 } as const;

/** What is said of a suggestion that the sales no longer support. */
export const fitGone = 'هذا الاقتراح لم يعد قائماً، حدّث القائمة';

/** Joins years that follow one another: 2007, 2008 and 2011 are 2007–2008 and 2011. */
export function yearRuns(years: readonly number[]): { yearFrom: number; yearTo: number }[] {
  const runs: { yearFrom: number; yearTo: number }[] = [];
  for (const year of [...new Set(years)].toSorted((one, two) => one - two)) {
    const last = runs.at(-1);
    if (last?.yearTo === year - 1) last.yearTo = year;
    else runs.push({ yearFrom: year, yearTo: year });
  }
  return runs;
}

/** Writes years from left to right: «2007–2008, 2011». */
export const yearRunsText = (years: readonly number[]): string => yearRuns(years).map(spanText).join(', ');
