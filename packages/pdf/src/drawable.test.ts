import { expect, it } from 'vitest';
import { drawable } from './drawable';

it.each([
  ['مساعد 1998\u20112004', 'مساعد 1998-2004'],
  ['−5', '-5'],
  ['\u2067يمين\u2069', 'يمين'],
  ['ﻻ ﷲ', 'لا الله'],
  ['m²', 'm²'],
  ['دينمو 🚗', 'دينمو ?'],
  ['أولاً', 'أولاً'],
])('%j is drawn as %j', (written, drawn) => expect(drawable(written)).toBe(drawn));
