import { expect, it } from 'vitest';
import { createLongReads } from './long-reads';

const limits = { perUser: 2, inAll: 3, patience: 30, mayWait: 1 };

it('a third report of a user waits until one of the two ends', async () => {
  const reads = createLongReads({ ...limits, patience: 60_000 });
  const [first] = [await reads.begin('a'), await reads.begin('a')];
  const third = reads.begin('a');
  expect(reads.running()).toBe(2);
  first();
  first();
  const end = await third;
  expect(reads.running()).toBe(2);
  end();
  expect(reads.running()).toBe(1);
});

it('whoever waits too long, or behind too many, is refused with a time to come back', async () => {
  const reads = createLongReads(limits);
  for (let n = 0; n < 2; n++) await reads.begin('a');
  const waiting = reads.begin('a');
  await expect(reads.begin('a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: 5 },
  });
  await expect(waiting).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const other = await reads.begin('b');
  await expect(reads.begin('b')).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } });
  other();
  expect(await reads.begin('b')).toBeTypeOf('function');
});

it('one who waits for their own reports does not hold up another', async () => {
  const reads = createLongReads({ ...limits, patience: 60_000 });
  const [first] = [await reads.begin('a'), await reads.begin('a')];
  const end = await reads.begin('b');
  const own = reads.begin('a');
  const others = reads.begin('c');
  end();
  await others;
  expect(reads.running()).toBe(3);
  first();
  await own;
});
