import { standbyTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { standbyNotice } from './pages';

it('a computer whose pairing was withdrawn, or whose shop has moved, says so and recommends no take-over', () => {
  const pageWith = (problem: string) =>
    standbyNotice(
      () => ({
        shop: 'الأمل',
        of: 'https://10.0.0.1:5443',
        inStepAt: new Date(),
        lastContactAt: null,
        isCopying: false,
        position: undefined,
        problem,
      }),
      'الأمل',
    ).page();
  expect(pageWith('')).toContain('npm run takeover');
  expect(pageWith(standbyTexts.away)).toContain('npm run takeover');
  for (const final of [standbyTexts.notPaired, standbyTexts.moved('الثالث')]) {
    expect(pageWith(final)).toContain(final);
    expect(pageWith(final)).not.toContain('npm run takeover');
  }
});
