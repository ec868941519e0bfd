import type { Standby } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { judgeStandbys } from './judge-standbys.rules';

const now = new Date('2026-11-18T09:00:00Z');
const standby: Standby = {
  _id: '01900000-0000-7000-8000-000000000000',
  name: 'second',
  pairedAt: now,
  state: 'inStep',
  lastContactAt: now,
  inStepAt: now,
  problem: '',
};

describe('a computer that stands by', () => {
  it.each([
    ['in step', {}, true, 'good'],
    ['away', { state: 'away', problem: 'لا يتصل' }, true, 'bad'],
    ['of another version', { problem: 'إصدار' }, true, 'doubtful'],
    ['not waited for', {}, false, 'doubtful'],
    ['copying', { state: 'copying', inStepAt: null }, true, 'doubtful'],
  ] as const)('that is %s', (_, changes, isWaitedFor, wanted) =>
    expect(
      judgeStandbys({ mode: 'sync', isWaitedFor, standbys: [{ ...standby, ...changes }] }, now),
    ).toMatchObject([{ state: wanted }]),
  );

  it('makes up for another one that is away', () => {
    const away: Standby = { ...standby, state: 'away', inStepAt: new Date(0) };
    expect(
      judgeStandbys({ mode: 'async', isWaitedFor: false, standbys: [away, standby] }, now),
    ).toMatchObject([{ state: 'good' }]);
  });

  it('is not missed by a shop without one', () =>
    expect(judgeStandbys({ mode: 'async', isWaitedFor: false, standbys: [] }, now)).toEqual([]));
});
