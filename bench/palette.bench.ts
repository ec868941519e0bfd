import { withShopOver } from './caller';
import { latencies } from './latency';
import type { Measure } from './measure';
import { busyShop } from './sizes';
import { typedTexts } from './typed-words';

/** Besides parts: names of customers as they grow, a phone, and the ends of document numbers. */
const texts = [...typedTexts, 'مح', 'محمد', 'احمد سعيد', '7714', '001', '12', 'INV-2026'];

/** One question of the palette as users type, which all sources answer. */
export const measurePalette: Measure = async (databases, { quick }) => {
  const url = await databases.of(busyShop);
  const took = await withShopOver(url, async (ask) => {
    const find = (turn: number) => ask(`/palette?q=${encodeURIComponent(texts[turn % texts.length] ?? '')}`);
    const [latency] = await latencies([find], { times: quick ? 150 : 600 });
    return latency;
  });
  return [
    { name: 'palette at 100,000 parts, p50', value: took?.p50 ?? 0, unit: 'ms' },
    { name: 'palette at 100,000 parts, p95', value: took?.p95 ?? 0, unit: 'ms', atMost: 60 },
  ];
};
