import { expect, it } from 'vitest';
import { parseHints } from './hints';

it('AI-11 hints are an empty object unless typed', () => {
  expect(parseHints(' ')).toEqual({});
  expect(parseHints('{"make": "Toyota"}')).toEqual({ make: 'Toyota' });
});

it('AI-10 hints that are no JSON fail with the words of the parser, others with ours', () => {
  expect(() => parseHints('{make')).toThrow(/JSON.*: .+/);
  for (const typed of ['[1]', '"x"', 'null', '5']) expect(() => parseHints(typed)).toThrow('كائن JSON');
});
