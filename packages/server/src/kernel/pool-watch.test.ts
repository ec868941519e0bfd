import { expect, it } from 'vitest';
import type { Db } from '../db/connect';
import { watchPools } from './pool-watch';

it('tells of a pool without a free connection for a minute, and of nothing shorter', () => {
  let now = 0;
  let waiting = 1;
  const state = () => ({ most: 8, busy: 8, idle: 0, waiting });
  const watch = watchPools({ counter: {} as Db }, () => now, state);
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      watch.look();
      now += 1000;
    }
  };
  pass(50);
  waiting = 0;
  pass(1);
  waiting = 1;
  pass(50);
  expect(watch.lastExhaustion()).toBeUndefined();
  pass(30);
  expect(watch.lastExhaustion()).toEqual({
    pool: 'counter',
    from: new Date(51_000),
    until: new Date(130_000),
  });
  waiting = 0;
  pass(10);
  expect(watch.lastExhaustion()?.until).toEqual(new Date(130_000));
});
