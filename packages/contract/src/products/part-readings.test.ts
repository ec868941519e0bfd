import { expect, it } from 'vitest';
import { partReadings } from './part-readings';

it.each([
  ['فلتر زيت', [{ needles: ['فلتر', 'زيت'] }]],
  ['90915-YZZD2', [{ needles: ['90915-yzzd2'], code: '90915yzzd2' }, { needles: ['90915yzzd2'] }]],
  ['فلتر كورولا', [{ needles: ['فلتر', 'كورولا'] }]],
  ['7', [{ needles: [' 7'] }]],
  ['جير', [{ needles: [' جير'] }]],
  ['...', []],
])('«%s» is read as words and as a number, then without dashes', (typed, readings) =>
  expect([...partReadings(typed)]).toEqual(readings),
);
