import { copyForm, must, partRows } from '@turoos/contract';
import { Copy, pack, searchParts, unpack } from '@turoos/till';
import { readCopiedParts } from '../packages/server/test/till/read-copy';
import type { Measure } from './measure';
import { percentilesOf } from './percentiles';
import { connect } from './server';
import { typedTexts } from './typed-words';

const parts = 100_000;

/** Measures what a till does without the server: storing a copy of a large shop, loading it and searching in it. */
export const measureTill: Measure = async (databases) => {
  const { chunks, mark } = await storedCopy(await databases.of({ parts }));
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes.length, 0);
  const began = performance.now();
  const copy = new Copy();
  const texts = await Promise.all(
    chunks.map(async ({ key, bytes: packed }) => ({ key, text: await unpack(packed) })),
  );
  copy.load(mark, undefined, texts);
  const loadedAfter = performance.now() - began;
  const { p50, p95 } = percentilesOf(typed.map((text) => timeOf(() => searchParts(copy.parts, text, 12))));
  return [
    { name: 'a till stores 100,000 parts in', value: bytes / 1e6, unit: 'MB', atMost: 40 },
    { name: 'it loads them in', value: loadedAfter / 1000, unit: 's', atMost: 2 },
    { name: 'it searches them in (p50)', value: p50, unit: 'ms' },
    { name: 'it searches them in (p95)', value: p95, unit: 'ms', atMost: 50 },
  ];
};

/** Fills a copy as the server's lines do, and packs what is to be stored. */
async function storedCopy(url: string) {
  const db = connect(url);
  const rows = await readCopiedParts(db).finally(() => db.destroy());
  const copy = new Copy();
  copy.apply(JSON.stringify({ form: copyForm, anew: true }));
  for (const part of rows) copy.apply(JSON.stringify({ p: partRows.toRow(part) }));
  const { chunks, mark } = must(copy.apply(JSON.stringify({ at: '1', upTo: new Date().toISOString() })));
  const packed = await Promise.all(chunks.map(async ({ key, text }) => ({ key, bytes: await pack(text) })));
  return { chunks: packed, mark };
}

/** All texts as they grow while somebody types them. */
const typed = typedTexts.flatMap((text) => Array.from(text, (_, place) => text.slice(0, place + 1)));

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
