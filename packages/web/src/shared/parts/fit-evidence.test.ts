import { expect, it } from 'vitest';
import { fitEvidence } from './fit-evidence';

it('says how many sales stayed and how many came back', () => {
  expect(fitEvidence({ kind: 'fits', sold: 3, returned: 0 })).toBe('بيعت 3 مرات ولم ترجع');
  expect(fitEvidence({ kind: 'fits', sold: 5, returned: 1 })).toMatch(/^بيعت 5 مرات ولم ترجع، ورجعت /);
  expect(fitEvidence({ kind: 'doubt', sold: 0, returned: 2 })).toBe('رجعت مرتين لأنها لم تناسب');
});
