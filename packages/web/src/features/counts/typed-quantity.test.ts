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
  ['1.5', { code: '1.5' }],
  ['-3', { code: '-3' }],
])('%j is %j', (text, read) => expect(readTyped(text)).toEqual(read));
