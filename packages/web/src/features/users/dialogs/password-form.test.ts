import { passwordTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { texts } from '../user-texts';
import { passwordForm } from './password-form';

const problems = (fields: object, isMe = false) =>
  passwordForm({ username: 'salim_ali', isMe })
    .safeParse({ currentPassword: '', newPassword: '', repeated: '', ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('changing a password', () => {
  it('UDET-09: requires both fields', () =>
    expect(problems({})).toEqual([
      ['newPassword', texts.fillBoth],
      ['repeated', texts.fillBoth],
    ]));

  it('UDET-10: requires the same password twice', () =>
    expect(problems({ newPassword: 'one pass 1', repeated: 'other pass 1' })).toEqual([
      ['repeated', texts.notTheSame],
    ]));

  it('rejects a weak one before it is sent', () => {
    expect(problems({ newPassword: '12345678', repeated: '12345678' })).toEqual([
      ['newPassword', passwordTexts.easy],
    ]);
    expect(problems({ newPassword: 'Salim_Ali', repeated: 'Salim_Ali' })).toEqual([
      ['newPassword', passwordTexts.username],
    ]);
  });

  it('requires the current one for one’s own, and a different new one', () => {
    const typed = { newPassword: 'one pass 1', repeated: 'one pass 1' };
    expect(problems(typed, true)).toEqual([['currentPassword', texts.fillBoth]]);
    expect(problems({ ...typed, currentPassword: 'one pass 1' }, true)).toEqual([
      ['newPassword', passwordTexts.reused],
    ]);
    expect(problems({ ...typed, currentPassword: 'before this' }, true)).toBeUndefined();
  });
});
