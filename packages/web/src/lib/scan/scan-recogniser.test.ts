import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScanRecogniser, type PressedKey, type Verdict } from './scan-recogniser';

/** Presses the keys with the given gaps in milliseconds, and returns the verdict on the last one. */
function type(keys: readonly string[], gap: number | readonly number[], press = createScanRecogniser()) {
  let at = 1000;
  let verdict: Verdict = { is: 'other' };
  keys.forEach((key, index) => {
    at += typeof gap === 'number' ? gap : (gap[index] ?? 0);
    verdict = press({ key, at, odd: false });
  });
  return verdict;
}
const scanned = (code: string, gap: number | readonly number[] = 8) => type([...code, 'Enter'], gap);

describe('a scan', () => {
  it.each(['6281007012345', 'ZM13-04465-SL', '90915-YZZD2', 'ئة13-04465-سم', '1234'])('%s', (code) =>
    expect(scanned(code)).toEqual({ is: 'scan', code }),
  );

  it('may come from a slow scanner, or with one key late', () => {
    expect(scanned('6281007012345', 30)).toMatchObject({ is: 'scan' });
    expect(scanned('MA-44Y103', 53)).toMatchObject({ is: 'scan' });
    expect(scanned('90915-42975', 65)).toMatchObject({ is: 'scan' });
    expect(scanned('6281007012345', [0, 5, 5, 5, 240, 5, 5, 5, 5, 5, 5, 5, 5, 5])).toMatchObject({
      is: 'scan',
    });
  });

  it('presses Shift between its letters', () =>
    expect(type(['Shift', 'Z', 'Shift', 'M', '1', '3', 'Enter'], 5)).toEqual({ is: 'scan', code: 'ZM13' }));

  it('counts the key that types two letters as one', () =>
    expect(type(['لا', '1', '2', '3', 'Enter'], 5)).toEqual({ is: 'scan', code: 'ﻻ123' }));

  it('leaves out what was typed before it', () => {
    const gaps = [0, 400, ...'6281007012345'.split('').map(() => 6)];
    expect(type([...'56281007012345', 'Enter'], gaps)).toEqual({ is: 'scan', code: '6281007012345' });
  });

  it('is separate from the next one', () => {
    const press = createScanRecogniser();
    expect(type([...'111111', 'Enter'], 5, press)).toEqual({ is: 'scan', code: '111111' });
    expect(type([...'222222', 'Enter'], 5, press)).toEqual({ is: 'scan', code: '222222' });
  });

  it('is recognised from its second key on', () => {
    const press = createScanRecogniser();
    const at = (key: string, when: number) => press({ key, at: when, odd: false });
    expect([at('6', 0), at('2', 8), at('8', 100), at('1', 400)]).toEqual([
      { is: 'first' },
      { is: 'next', fast: true },
      { is: 'next', fast: false },
      { is: 'first' },
    ]);
  });
});

describe('no scan is', () => {
  it.each([
    ['a fast typist', '6281007012345', 80],
    ['the fastest typist there is', 'corolla', 60],
    ['an amount in rials', '1250000', 60],
    ['a name with a year', 'corolla 2015', 60],
    ['a quantity', '12', 5],
    ['nothing at all', '', 5],
    ['spaces', '     ', 5],
  ])('%s', (_, text, gap) => expect(scanned(text, gap)).toEqual({ is: 'other' }));

  it('a burst with a pause before Enter', () =>
    expect(scanned('62810', [0, 5, 5, 5, 5, 400])).toEqual({ is: 'other' }));

  it.each(['Backspace', 'ArrowLeft', 'Tab', 'Escape', 'F2'])('keys with %s among them', (key) =>
    expect(type([...'62', key, ...'81', 'Enter'], 5)).toEqual({ is: 'other' }),
  );

  it('a key held down, a composition, or what is pasted', () => {
    const press = createScanRecogniser();
    const held = (key: string, at: number): PressedKey => ({ key, at, odd: true });
    for (let at = 0; at < 300; at += 30) expect(press(held('5', at))).toEqual({ is: 'other' });
    expect(press({ key: 'Enter', at: 310, odd: false })).toEqual({ is: 'other' });
    press(held('v', 400));
    expect(press({ key: 'Enter', at: 405, odd: false })).toEqual({ is: 'other' });
  });

  it('anything a person types, however unevenly', () => {
    const key = fc.constantFrom(...'0123456789abcdefgh-');
    const gap = fc.integer({ min: 75, max: 500 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, gap), { maxLength: 20 }), gap, (keys, beforeEnter) => {
        const gaps = [...keys.map(([, each]) => each), beforeEnter];
        expect(type([...keys.map(([each]) => each), 'Enter'], gaps)).toEqual({ is: 'other' });
      }),
    );
  });
});
