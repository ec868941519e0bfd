import { expect, it } from 'vitest';
import { createRequestDigest, durationOf, mergeDigests } from './request-digest';

const hour = 3_600_000;

it('counts the requests of the last day by route', () => {
  let now = 1000 * hour;
  const digest = createRequestDigest(() => now);
  digest.add('GET /api/sales', 40);
  now += 20 * hour;
  digest.add('GET /api/sales', 20_000);
  digest.add('POST /api/sales', 5);
  const byRoute = () => Object.fromEntries(digest.ofLastDay().map((one) => [one.route, one.count]));
  expect(byRoute()).toEqual({ 'GET /api/sales': 2, 'POST /api/sales': 1 });
  now += 5 * hour;
  expect(byRoute()).toEqual({ 'GET /api/sales': 1, 'POST /api/sales': 1 });
  now += 20 * hour;
  expect(digest.ofLastDay()).toEqual([]);
});

it('forgets hours of a clock that ran ahead', () => {
  let now = 1000 * hour;
  const digest = createRequestDigest(() => now);
  digest.add('GET /api/sales', 1);
  now -= 500 * hour;
  expect(digest.ofLastDay()).toEqual([]);
});

it('adds up servers and tells within what time requests were answered', () => {
  const [one, other] = [createRequestDigest(), createRequestDigest()];
  for (let n = 0; n < 90; n++) one.add('GET /x', 8);
  for (let n = 0; n < 10; n++) other.add('GET /x', 900);
  const [sum] = mergeDigests([...one.ofLastDay(), ...other.ofLastDay()]);
  expect(sum).toMatchObject({ count: 100, slowest: 900, total: 90 * 8 + 9000 });
  if (!sum) throw new Error('no digest');
  expect(durationOf(sum, 0.5)).toBeLessThanOrEqual(10);
  expect(durationOf(sum, 0.95)).toBeGreaterThan(500);
  expect(durationOf(sum, 0.95)).toBeLessThanOrEqual(900);
  expect(durationOf(sum, 1)).toBe(900);
});
