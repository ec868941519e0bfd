import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { withShopOver, type Ask } from './caller';
import type { Measure } from './measure';
import { peakWhile } from './peak-memory';
import { textWorkbook } from './server';
import { signIn, type BenchShop } from './shop';

const rowsInFile = 50_000;
/** Milliseconds between two looks at how long a small request waits. */
const beat = 25;

/**
 * Moves a shop of fifty thousand parts with other numbers, cars and stock in from a workbook, as its owner would: reads,
 * previews, brings and takes it back, while a small request shows how long the counter would have to wait.
 */
export const measureMovingIn: Measure = async (databases) => {
  const file = await workbookOfParts();
  return databases.copyOf({ parts: 10_000 }, (url) =>
    withShopOver(url, async (ask, shop) => {
      const read = await timed(ask, shop, () => upload(shop.url, file));
      const { _id: id } = read.answer;
      const previewed = await timed(ask, shop, () => ask(`/moving-in/files/${id}/preview`));
      const brought = await timed(ask, shop, () => ask(`/moving-in/files/${id}/bring`, {}));
      const bringing = (JSON.parse(brought.answer) as { data: { _id: string } }).data;
      const takenBack = await timed(ask, shop, () => ask(`/moving-in/${bringing._id}/take-back`, {}));
      const longest = Math.max(...[read, previewed, brought, takenBack].map(({ wait: one }) => one));
      return [
        { name: 'reading a workbook of 50,000 parts', value: read.seconds, unit: 's' },
        { name: 'its preview', value: previewed.seconds, unit: 's', atMost: 10 },
        { name: 'bringing it', value: brought.seconds, unit: 's', atMost: 60 },
        { name: 'taking it back', value: takenBack.seconds, unit: 's' },
        { name: 'longest wait of a small request meanwhile', value: longest, unit: 'ms' },
        { name: 'peak memory of the server while reading', value: read.peak, unit: 'MB' },
        { name: 'the same while previewing', value: previewed.peak, unit: 'MB' },
        { name: 'the same while bringing', value: brought.peak, unit: 'MB', atMost: 512 },
        { name: 'the same while taking back', value: takenBack.peak, unit: 'MB', atMost: 512 },
      ];
    }),
  );
};

/** Times some work, and the longest that a small request waited beside it. */
async function timed<T>(ask: Ask, shop: BenchShop, work: () => Promise<T>) {
  const still = { working: true };
  const watching = longestWait(ask, still);
  const began = performance.now();
  let answer: T | undefined;
  const peak = await peakWhile(shop.pid, async () => (answer = await work()));
  const seconds = (performance.now() - began) / 1000;
  still.working = false;
  return { answer: answer as T, seconds, peak, wait: await watching };
}

async function longestWait(ask: Ask, still: { working: boolean }): Promise<number> {
  let longest = 0;
  while (still.working) {
    const began = performance.now();
    await ask('/health');
    longest = Math.max(longest, performance.now() - began);
    await wait(beat);
  }
  return longest;
}

async function upload(url: string, file: Buffer<ArrayBuffer>): Promise<{ _id: string }> {
  const body = new FormData();
  body.append('file', new Blob([file]), 'أصناف.xlsx');
  const authorization = `Bearer ${await signIn(url)}`;
  const response = await fetch(`${url}/api/moving-in/files`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (!response.ok) throw new Error(`The file was refused: ${await response.text()}`);
  return ((await response.json()) as { data: { _id: string } }).data;
}

const cars = ['كامري 2007-2011', 'Hilux 05-15 2.7', 'كورولا 2009، يارس 2006-2013', 'سوناتا من 2011 الى 2014'];
const categories = ['فرامل > فحمات', 'تبريد > راديتر', 'كهرباء > دينمو', 'عفشة > مساعدات', 'فلاتر'];

/** A list as another program writes it, with all that parts have. */
async function workbookOfParts(): Promise<Buffer<ArrayBuffer>> {
  const headings = [
    'رقم الصنف',
    'اسم الصنف',
    'المجموعة',
    'سعر التكلفة $',
    'سعر البيع $',
    'الكمية',
    'الماركة',
    'OEM',
    'أرقام بديلة',
    'السيارات',
    'الباركود',
    'الرف',
  ];
  const rows = Array.from({ length: rowsInFile }, (_, place) => [
    `MOVE-${place}`,
    `قطعة منقولة رقم ${place}`,
    categories[place % categories.length] as string,
    String(10 + (place % 900) / 100),
    String(20 + (place % 900) / 100),
    String(place % 7),
    'DENSO',
    `OEM-${place}-A, OEM-${place}-B`,
    `ALT-${place}`,
    cars[place % cars.length] as string,
    `62${String(place).padStart(11, '0')}`,
    `A-${place % 50}`,
  ]);
  const { stream } = textWorkbook('parts', [{ name: 'الأصناف', rows: [headings, ...rows] }]);
  return buffer(stream);
}
