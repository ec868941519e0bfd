import { adenMoment } from '@turoos/contract';
import { expect, it } from 'vitest';
import { untilOf } from './until';

it.each([
  ['', '2026-11-20 23:59'],
  ['17:30', '2026-11-20 17:30'],
  ['00:05', '2026-11-20 00:05'],
])('a reservation until %j ends at %s of Yemen', (time, moment) => {
  expect(adenMoment(untilOf('2026-11-20', time))).toBe(moment);
});
