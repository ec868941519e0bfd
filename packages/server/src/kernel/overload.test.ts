import { expect, it } from 'vitest';
import { watchOverload } from './overload';

const calm = { lag: 1, waiting: 0, most: 20 };

it.each([
  ['late work', { ...calm, lag: 900 }],
  ['a queue for the database', { ...calm, waiting: 41 }],
])('%s that lasts overloads a process, until it was calm for as long', (_, strain) => {
  let now = calm;
  const said: string[] = [];
  const overload = watchOverload(
    () => now,
    (line) => said.push(line),
  );
  const look = (times: number) => {
    for (let n = 0; n < times; n++) overload.look();
    return overload.isOverloaded();
  };
  now = strain;
  expect(look(2)).toBe(false);
  now = calm;
  look(1);
  now = strain;
  expect(look(2), 'two moments with a pause between').toBe(false);
  expect(look(1)).toBe(true);
  now = { lag: 400, waiting: 25, most: 20 };
  expect(look(10), 'less, and still too much').toBe(true);
  now = calm;
  expect(look(2)).toBe(true);
  expect(look(1)).toBe(false);
  expect(said).toHaveLength(2);
});
