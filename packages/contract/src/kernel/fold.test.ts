import { describe, expect, it } from 'vitest';
import { fold, foldCode, latinDigits } from './fold';

describe('fold', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إطار', 'اطار'],
    ['آلة', 'اله'],
    ['مصفاة', 'مصفاه'],
    ['مَكْتَبَة', 'مكتبه'],
    ['فلـــتر', 'فلتر'],
    ['على', 'علي'],
    ['سائق', 'سايق'],
    ['مؤشر', 'موشر'],
    ['کیا', 'كيا'],
    ['٢٠١٥', '2015'],
    ['۲۰۱۵', '2015'],
    ['Toyota  COROLLA', 'toyota corolla'],
    ['  فلتر\tزيت ', 'فلتر زيت'],
    ['ﻓﻠﺘﺮ', 'فلتر'],
    ['\u200Fفلتر\u200F', 'فلتر'],
    ['', ''],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('is idempotent', () => {
    const once = fold('مصفاة الزَّيت ١٢٣ OEM');
    expect(fold(once)).toBe(once);
  });
});

describe('foldCode', () => {
  it.each(['90915-YZZD2', '90915 yzzd2', '90915yzzd2', '٩٠٩١٥-YZZD2', '90915_YZZD2.'])(
    '%s folds to the same code',
    (text) => expect(foldCode(text)).toBe('90915yzzd2'),
  );
  it('reads a phone number in any format', () => expect(foldCode('+967 (777) 123-456')).toBe('967777123456'));
});

describe('latinDigits', () => {
  it('reads digits typed on an Arabic keyboard', () => expect(latinDigits('١٬٢٣٤٫٥٠')).toBe('1,234.50'));
});
