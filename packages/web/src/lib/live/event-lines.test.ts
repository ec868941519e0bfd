import { expect, it } from 'vitest';
import { eventLines } from './event-lines';

const stream = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

it('reads topics from chunks cut anywhere, and reports heartbeats', async () => {
  let beats = 0;
  const heard: string[][] = [];
  const pieces = [
    'retry: 2000\n\nda',
    'ta: ["sales","cust',
    'omers"]\n\n',
    ': \n\n',
    'data: ["session"]\n\n',
  ];
  for await (const topics of eventLines(stream(...pieces), () => beats++)) heard.push(topics);
  expect(heard).toEqual([['sales', 'customers'], ['session']]);
  expect(beats).toBe(pieces.length);
});
