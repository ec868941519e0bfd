import type { Figure } from '../figure';
import { pacesOf } from '../rate';
import type { Compared, Operation } from './operation';

/** Compares the rates with eight clients and with one. */
export async function comparePace(
  { name, bars }: Operation,
  { api, ideal }: Compared,
  quick: boolean,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const clients of [8, 1]) {
    const [ours, least] = await pacesOf([api, ideal], { clients, quick });
    if (!ours || !least) continue;
    const alone = clients === 1;
    const by = `${name}, ${alone ? '1 client' : `${clients} clients`}`;
    figures.push(
      { name: `${by}: API`, value: ours.rate, unit: '/s' },
      { name: `${by}: least SQL`, value: least.rate, unit: '/s' },
      {
        name: `${by}: API ÷ least SQL`,
        value: ours.rate / least.rate,
        unit: 'ratio',
        ...(!alone && { atLeast: bars.share }),
      },
      {
        name: `${by}: API, p50`,
        value: ours.p50,
        unit: 'ms',
        ...(alone && bars.alone && { atMost: bars.alone }),
      },
      { name: `${by}: API, p95`, value: ours.p95, unit: 'ms' },
    );
  }
  return figures;
}
