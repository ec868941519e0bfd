import { piece, unitTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { readTyped } from './typed-quantity';

it.each([
  ['12', { quantity: 12 }],
  ['١٢', { quantity: 12 }],
  [' 7 ', { quantity: 7 }],
  ['0', { quantity: 0 }],
  ['', { quantity: 0 }],
  ['   ', { quantity: 0 }],
  ['6291041500213', { code: '6291041500213' }],
  ['90915-YZZD2', { code: '90915-YZZD2' }],
  ['1.5', { problem: unitTexts.whole('فلتر', 'قطعة') }],
  ['-3', { problem: 'الكمية لا تقل عن صفر' }],
])('%j is %j', (text, read) => expect(readTyped(text, { name: 'فلتر', unit: piece })).toEqual(read));

it.each([
  ['2.7', { quantity: 2.7 }],
  ['٢٫٧٥', { quantity: 2.75 }],
  ['2.755', { problem: 'الكمية تقبل خانتين عشريتين على الأكثر' }],
])('%j of litres is %j', (text, read) =>
  expect(readTyped(text, { name: 'زيت', unit: { code: 'litre', name: 'لتر', decimals: 2 } })).toEqual(read),
);
