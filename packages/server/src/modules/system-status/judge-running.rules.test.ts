import { isAlarming } from '@turoos/contract';
import { expect, it } from 'vitest';
import { allJobs } from '../../jobs/all-jobs';
import { createRequestDigest } from '../../kernel/request-digest';
import { jobLabels } from '@turoos/contract';
import { readConfig } from '../../system/config';
import { judgeConnections, judgeGrowth, judgeJobs, judgeSpeed, judgeTills } from './judge-running.rules';

const now = new Date('2026-11-17T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const giga = 1024 ** 3;

const requests = (ms: number, count: number) => {
  const digest = createRequestDigest();
  for (let n = 0; n < count; n++) digest.add('GET /api/sales', ms);
  return digest.ofLastDay();
};

const till = (waiting: number, lastSeenAt: Date | null) => ({
  _id: 'a',
  code: 'K1',
  name: 'الأولى',
  waiting,
  lastSeenAt,
});

it.each([
  [judgeJobs([]), 'good'],
  [judgeJobs([{ name: 'outbox', failedAt: ago(1) }]), 'bad'],
  [[judgeConnections([], now)], 'good'],
  [[judgeConnections([{ pool: 'counter', from: ago(3), until: ago(1) }], now)], 'bad'],
  [[judgeConnections([{ pool: 'counter', from: ago(33), until: ago(31) }], now)], 'good'],
  [[judgeSpeed([])], 'good'],
  [[judgeSpeed(requests(9000, 10))], 'good'],
  [[judgeSpeed(requests(40, 100))], 'good'],
  [[judgeSpeed(requests(9000, 100))], 'doubtful'],
  [[judgeGrowth({ bytes: giga, growth: null }, giga)], 'good'],
  [[judgeGrowth({ bytes: giga, growth: { bytes: giga / 2, days: 30 } }, 3 * giga)], 'good'],
  [[judgeGrowth({ bytes: giga, growth: { bytes: giga, days: 30 } }, giga)], 'doubtful'],
  [[judgeGrowth({ bytes: giga, growth: { bytes: -giga, days: 30 } }, giga)], 'good'],
  [judgeTills([till(0, ago(1)), till(2, ago(1))], now), 'good'],
  [judgeTills([till(0, ago(3000)), till(2, ago(3000))], now), 'doubtful'],
] as const)('%o is %s', ([finding], state) => {
  expect(finding?.state).toBe(state);
  expect(finding?.remedy === '').toBe(state === 'good');
});

it('a shop without tills has nothing to say about them', () => expect(judgeTills([], now)).toEqual([]));

it('a job that fails is named in Arabic, and so is every job', () => {
  const [found] = judgeJobs([{ name: 'outbox', failedAt: ago(1) }]);
  expect(found?.says).toContain('«إرسال الرسائل»');
  const names = allJobs(readConfig({}, 'none')).map(({ name }) => name);
  expect(Object.keys(jobLabels).toSorted()).toEqual(names.toSorted());
});

it('people are told of what endangers the shop, and of a certificate before it ends', () => {
  expect([isAlarming('disk', 'bad'), isAlarming('certificate', 'doubtful')]).toEqual([true, true]);
  expect([isAlarming('disk', 'doubtful'), isAlarming('copies', 'bad'), isAlarming('jobs', 'good')]).toEqual([
    false,
    false,
    false,
  ]);
});
