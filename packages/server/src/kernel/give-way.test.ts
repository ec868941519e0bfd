import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { givingWay } from './give-way';

it('passes a file on as it is', async () => {
  const lines = Array.from({ length: 1000 }, (_, line) => `سطر ${line}\n`);
  expect(await text(givingWay(Readable.from(lines, { objectMode: false })))).toBe(lines.join(''));
});

it('ends a file that nobody began to read', async () => {
  const file = Readable.from(['a']).on('error', () => undefined);
  givingWay(file).destroy();
  await expect.poll(() => file.destroyed).toBe(true);
});

it('fails with a file that fails', async () => {
  async function* broken() {
    yield 'a';
    throw new Error('connection lost');
  }
  await expect(text(givingWay(Readable.from(broken())))).rejects.toThrow('connection lost');
});

it('takes a small share of a process that is busy with other work', async () => {
  let isOver = false;
  const spin = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    if (!isOver) setImmediate(spin);
  };
  let worked = 0;
  async function* heavy() {
    for (let turn = 0; turn < 6; turn++) {
      const began = performance.now();
      while (performance.now() - began < 31);
      worked += 31;
      yield 'x'.repeat(200_000);
    }
  }
  spin();
  const began = performance.now();
  await text(givingWay(Readable.from(heavy(), { highWaterMark: 1 })));
  isOver = true;
  expect(worked / (performance.now() - began)).toBeLessThan(0.5);
});
