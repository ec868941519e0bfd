import { describe, expect, it } from 'vitest';
import { placeOf } from './scanned-line';

const line = (id: string | null, quantity: number | null) => ({
  part: id === null ? null : { value: id },
  quantity,
});

describe('a scanned part', () => {
  it.each([
    ['is one more on its own line', [line('a', 2), line('b', 1)], 'b', { index: 1, quantity: 2 }],
    ['is the first on its line without a quantity', [line('a', null)], 'a', { index: 0, quantity: 1 }],
    [
      'fills the first empty line',
      [line('a', 2), line(null, null), line(null, null)],
      'b',
      { index: 1, quantity: 1 },
    ],
    ['takes the quantity written there before it', [line(null, 4)], 'b', { index: 0, quantity: 4 }],
    ['gets a line of its own', [line('a', 2)], 'b', { index: 1, quantity: 1 }],
    ['begins a form', [], 'b', { index: 0, quantity: 1 }],
  ] as const)('%s', (_, lines, part, place) => expect(placeOf(lines, part)).toEqual(place));
});
