import { expect, it } from 'vitest';
import { readPages } from './read-pages';

const pdf = '%PDF /Type /Pages\n//Type /Page\n1 /Type /Page\n2 /Type /Page 3';

it.each([1, 3, 7, pdf.length])('counts the pages of a PDF in chunks of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(pdf);
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
      stream.close();
    },
  });
  const reported: number[] = [];
  const file = await readPages(new Response(body), 2, ({ done, total }) => reported.push(done, total));
  expect(await file.text()).toBe(pdf);
  expect(reported.slice(0, 2)).toEqual([0, 2]);
  expect(reported.slice(-2)).toEqual([2, 2]);
});
