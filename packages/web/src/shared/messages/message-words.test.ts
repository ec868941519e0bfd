import { personalise } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { emptyPlaceholders, unknownPlaceholders } from './message-words';

const words = { name: 'أحمد', link: '' };

describe('the placeholders of a message', () => {
  it('that have no value are listed', () => {
    expect(emptyPlaceholders('مرحباً {الاسم}: {الرابط} {link}', words)).toEqual(['{الرابط}', '{link}']);
    expect(emptyPlaceholders('مرحباً {الاسم}', words)).toEqual([]);
  });

  it('that are unknown are listed once', () => {
    expect(unknownPlaceholders(personalise('{الاسم} {المبلغ} {المبلغ} {اسم}', words))).toEqual([
      '{المبلغ}',
      '{اسم}',
    ]);
    expect(unknownPlaceholders('خصم { 5 }')).toEqual([]);
  });
});
