import { expect, it } from 'vitest';
import { keyboardCovers } from './keyboard-open';

const tallest = { width: 360, height: 740 };

it('sees the keyboard by the height it takes while a field has the focus', () => {
  expect(keyboardCovers(tallest, { width: 360, height: 440 }, true)).toBe(true);
  expect(keyboardCovers(tallest, { width: 360, height: 440 }, false)).toBe(false);
});

it('takes neither the browser’s own bars nor a turned phone for the keyboard', () => {
  expect(keyboardCovers(tallest, { width: 360, height: 670 }, true)).toBe(false);
  expect(keyboardCovers(tallest, { width: 740, height: 340 }, true)).toBe(false);
});
