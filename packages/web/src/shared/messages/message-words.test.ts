import { personalise } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { emptyIn, unknownIn } from './message-words';

const words = { name: 'أحمد', link: '' };

describe('the placeholders of a message', () => {
  it('that have no value are listed', () => {
    expect(emptyIn('مرحباً {الاسم}: {الرابط} {link}', words)).toEqual(['{الرابط}', '{link}']);
    expect(emptyIn('مرحباً {الاسم}', words)).toEqual([]);
  });

  it('that are unknown are listed once', () => {
    expect(unknownIn(personalise('{الاسم} {المبلغ} {المبلغ} {اسم}', words))).toEqual(['{المبلغ}', '{اسم}']);
    expect(unknownIn('خصم { 5 }')).toEqual([]);
  });
});
