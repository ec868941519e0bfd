import { expect, it } from 'vitest';
import { yearRuns, yearRunsText } from './fit-suggestions.rules';

it('years that follow one another are one range, and gaps stay gaps', () => {
  expect(yearRuns([2011, 2008, 2007, 2008])).toEqual([
    { yearFrom: 2007, yearTo: 2008 },
    { yearFrom: 2011, yearTo: 2011 },
  ]);
  expect(yearRunsText([2011, 2008, 2007])).toBe('2007–2008, 2011');
  expect(yearRunsText([])).toBe('');
});
