import { expect, it } from 'vitest';
import { parseHints } from './hints';

it('AI-11 hints are an empty object unless typed', () => {
  expect(parseHints(' ')).toEqual({});
  expect(parseHints('{"make": "Toyota"}')).toEqual({ make: 'Toyota' });
});

it('AI-10 hints that are no JSON object fail with an example', () => {
  for (const typed of ['{make', '[1]', '"x"', 'null', '5'])
    expect(() => parseHints(typed)).toThrow('صيغة التلميحات غير صحيحة');
});
