import { describe, expect, it } from 'vitest';
import { orphans, ownedBy, takenOver, type StoredDraft } from './draft-records';

const stored: StoredDraft<string>[] = [
  ['one', { owner: 'crashed', at: 1, value: 'الأقدم' }],
  ['two', { owner: 'open tab', at: 3, value: 'مفتوحة' }],
  ['three', { owner: 'closed', at: 2, value: 'الأحدث' }],
];

describe('drafts of several tabs', () => {
  it('offers what no open tab works on, the newest first', () => {
    expect(orphans(stored, new Set(['open tab'])).map(([id]) => id)).toEqual(['three', 'one']);
    expect(orphans(stored, new Set(['open tab', 'crashed', 'closed']))).toEqual([]);
  });

  it('goes to the first tab that takes it', () => {
    const found = { owner: 'closed', at: 2, value: '' };
    const first = takenOver(found, 'closed', 'first');
    expect(first.owner).toBe('first');
    expect(takenOver(first, 'closed', 'second').owner).toBe('first');
  });

  it('is written only by the tab that has it', () => {
    expect(ownedBy(undefined, 'me')).toBe(true);
    expect(ownedBy({ owner: 'me', at: 1, value: '' }, 'me')).toBe(true);
    expect(ownedBy({ owner: 'other', at: 1, value: '' }, 'me')).toBe(false);
  });
});
