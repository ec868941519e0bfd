import { describe, expect, it } from 'vitest';
import { isNews, orphans, ownedBy, pageOf, takenOver, type StoredDraft } from './draft-records';

const stored: StoredDraft<string>[] = [
  ['one', { owner: 'crashed', at: 1, value: 'الأقدم' }],
  ['two', { owner: 'open tab', at: 3, value: 'مفتوحة' }],
  ['three', { owner: 'closed', at: 2, value: 'الأحدث' }],
];

describe('drafts of several tabs', () => {
  it('offers the drafts that no open tab owns, newest first', () => {
    expect(orphans(stored, new Set(['open tab'])).map(([id]) => id)).toEqual(['three', 'one']);
    expect(orphans(stored, new Set(['open tab', 'crashed', 'closed']))).toEqual([]);
  });

  it('gives a draft to the first tab that takes it over', () => {
    const found = { owner: 'closed', at: 2, value: '' };
    const first = takenOver(found, 'closed', 'first');
    expect(first.owner).toBe('first');
    expect(takenOver(first, 'closed', 'second').owner).toBe('first');
  });

  it('announces a draft of another tab or an old one, but not a recent one of the same tab', () => {
    const left = { owner: pageOf('this tab', 'page'), at: 1000, value: '' };
    expect(isNews(left, 'this tab', 1000 + 60_000)).toBe(false);
    expect(isNews(left, 'this tab', 1000 + 31 * 60_000)).toBe(true);
    expect(isNews(left, 'other tab', 1000)).toBe(true);
    expect(isNews({ ...left, owner: 'of an older version' }, 'this tab', 1000)).toBe(true);
  });

  it('lets only the owning tab write a draft', () => {
    expect(ownedBy(undefined, 'me')).toBe(true);
    expect(ownedBy({ owner: 'me', at: 1, value: '' }, 'me')).toBe(true);
    expect(ownedBy({ owner: 'other', at: 1, value: '' }, 'me')).toBe(false);
  });
});
