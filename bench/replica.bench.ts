import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { withShopOver, type Ask } from './caller';
import type { Size } from './databases';
import type { Figure } from './figure';
import { fillShelves } from './fill-shelves';
import type { Measure } from './measure';
import { percentilesOf } from './percentiles';
import { signIn } from './shop';

const sizes: readonly Size[] = [
  { parts: 10_000, customers: 1000 },
  { parts: 100_000, customers: 10_000 },
];
const tills = 10;
/** While the shop is at work, a till asks each fifteen seconds, and ten counters sell about so much meanwhile. */
const secondsBetween = 15;
const salesBetween = 30;

/** Fills the copies of ten tills and keeps them fresh beside their sales, as the tills themselves do. */
export const measureReplica: Measure = async (databases, { quick }) => {
  const figures: Figure[] = [];
  for (const size of sizes)
    figures.push(
      ...(await databases.copyOf(size, async (url) => {
        const drawSale = await fillShelves(url);
        return withShopOver(url, async (ask, shop) => {
          const read = await aTill(ask, shop.url);
          return measureCopies(size, read, {
            sell: () => ask('/sales', drawSale()),
            rounds: quick ? 10 : 40,
          });
        });
      })),
    );
  return figures;
};

interface Selling {
  sell: () => Promise<unknown>;
  rounds: number;
}

async function measureCopies({ parts = 0 }: Size, read: Read, { sell, rounds }: Selling): Promise<Figure[]> {
  const at = `at ${parts.toLocaleString('en')} parts`;
  const first = await read();
  const cursors: (string | undefined)[] = Array.from({ length: tills }, () => first.cursor);
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let sold = 0; sold < salesBetween; sold++) await sell();
    for (const [till, cursor] of cursors.entries()) {
      const answer = await read(cursor);
      cursors[till] = answer.cursor;
      took.push(answer.milliseconds);
    }
  }
  const { p50, p95 } = percentilesOf(took);
  const spent = took.reduce((sum, one) => sum + one, 0) / rounds / 1000;
  return [
    { name: `first copy ${at}`, value: first.milliseconds / 1000, unit: 's', atMost: 60 },
    { name: `first copy ${at}, sent`, value: first.bytes / 1e6, unit: 'MB' },
    { name: `first copy ${at}, unpacked`, value: first.unpacked / 1e6, unit: 'MB' },
    { name: `changes of ${salesBetween} sales ${at}, p50`, value: p50, unit: 'ms' },
    { name: `changes of ${salesBetween} sales ${at}, p95`, value: p95, unit: 'ms' },
    {
      name: `upkeep of ${tills} tills ${at}`,
      value: (100 * spent) / secondsBetween,
      unit: '% of the time',
      atMost: 2,
    },
  ];
}

interface Answer {
  milliseconds: number;
  bytes: number;
  unpacked: number;
  cursor: string | undefined;
}
type Read = (since?: string) => Promise<Answer>;

/** Makes a till and returns how it asks for its copy. */
async function aTill(ask: Ask, url: string): Promise<Read> {
  const random = () => randomBytes(32).toString('base64url');
  const secret = random();
  const made = await ask('/tills', { name: 'نقطة القياس', secret, token: random() });
  const { code } = (JSON.parse(made) as { data: { code: string } }).data;
  const headers = {
    authorization: `Bearer ${await signIn(url)}`,
    'x-till': `${code}.${secret}`,
    'accept-encoding': 'gzip',
  };
  return async (since) => {
    const began = performance.now();
    const sent = await receive(`${url}/api/replica${since ? `?since=${since}` : ''}`, headers);
    const milliseconds = performance.now() - began;
    const text = sent.isPacked ? gunzipSync(sent.body) : sent.body;
    const marks = text.toString().match(/(?<="at":")[^"]+/g) ?? [];
    return { milliseconds, bytes: sent.body.length, unpacked: text.length, cursor: marks.at(-1) };
  };
}

const receive = (url: string, headers: Record<string, string>) =>
  new Promise<{ body: Buffer; isPacked: boolean }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode !== 200) reject(new Error(`The copy: answer ${response.statusCode}`));
        else resolve({ body, isPacked: response.headers['content-encoding'] === 'gzip' });
      });
    })
      .on('error', reject)
      .end();
  });
