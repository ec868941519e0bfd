import { personalise } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { emptyIn, unknownIn } from './message-words';

const words = { name: 'أحمد', link: '' };

describe('words of a message', () => {
  it('names those that say nothing', () => {
    expect(emptyIn('مرحباً {الاسم}: {الرابط} {link}', words)).toEqual(['{الرابط}', '{link}']);
    expect(emptyIn('مرحباً {الاسم}', words)).toEqual([]);
  });

  it('names those nobody replaces, once', () => {
    expect(unknownIn(personalise('{الاسم} {المبلغ} {المبلغ} {اسم}', words))).toEqual(['{المبلغ}', '{اسم}']);
    expect(unknownIn('خصم { 5 }')).toEqual([]);
  });
});
