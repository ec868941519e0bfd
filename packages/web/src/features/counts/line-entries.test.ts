import { describe, expect, it } from 'vitest';
import { arrived, entered, failed, leaving, repeatable, shownQuantity, unsavedOf } from './line-entries';

const sent = (product: string, countedQuantity: number | null) => [{ product, countedQuantity }];

describe('a counted quantity on its way to the server', () => {
  it('goes from waiting to sending to saved', () => {
    const waiting = entered({}, 'a', 3);
    expect(unsavedOf(waiting)).toEqual(sent('a', 3));
    const gone = leaving(waiting, sent('a', 3));
    expect(unsavedOf(gone)).toEqual([]);
    expect(arrived(gone, sent('a', 3))).toEqual({ a: { value: 3, state: 'saved' } });
  });

  it('that failed is unsaved, with the reason, until it is saved', () => {
    const why = { state: 'failed', reason: 'انقطع الاتصال' } as const;
    const lost = failed(leaving(entered({}, 'a', 0), sent('a', 0)), sent('a', 0), why);
    expect(lost).toEqual({ a: { value: 0, state: 'failed', reason: 'انقطع الاتصال' } });
    expect(unsavedOf(lost)).toEqual(sent('a', 0));
    expect(repeatable(lost)).toEqual(sent('a', 0));
  });

  it('that was refused is unsaved, and not sent again by itself', () => {
    const why = { state: 'refused', reason: 'انتهى الجرد' } as const;
    const refused = failed(leaving(entered({}, 'a', 0), sent('a', 0)), sent('a', 0), why);
    expect(unsavedOf(refused)).toEqual(sent('a', 0));
    expect(repeatable(refused)).toEqual([]);
  });

  it('changed while it was being sent counts as neither saved nor failed', () => {
    const recounted = entered(leaving(entered({}, 'a', 3), sent('a', 3)), 'a', 4);
    expect(unsavedOf(arrived(recounted, sent('a', 3)))).toEqual(sent('a', 4));
    expect(failed(recounted, sent('a', 3), { state: 'failed', reason: 'x' })).toEqual({
      a: { value: 4, state: 'waiting' },
    });
  });

  it('that was cleared is sent like a number', () =>
    expect(unsavedOf(entered({}, 'a', null))).toEqual(sent('a', null)));

  it.each([
    ['nothing typed', undefined, 5, 5],
    ['still on its way', { value: 7, state: 'saving' } as const, 5, 7],
    ['taken back, not saved yet', { value: null, state: 'failed' } as const, 5, null],
    [
      'saved: what the server says, someone else may have counted since',
      { value: 7, state: 'saved' } as const,
      9,
      9,
    ],
  ])('a line shows, with %s', (_, entry, known, shown) => expect(shownQuantity(entry, known)).toBe(shown));
});
