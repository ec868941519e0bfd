import type { DecodedVin } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { decodeVin } from './decode-vin';
import { knownVehicles, type KnownVehicle } from './decode-vin.set';

type Verdict = 'right' | 'wrong' | 'silent';

/** Compares what a number says with what is known; undefined where the fact is not known. */
const facts: Record<string, (said: DecodedVin, known: KnownVehicle) => Verdict | undefined> = {
  make: (said, known) => judge(said.make, known.make, said.make === known.make),
  model: (said, known) => judge(said.model, known.model, said.model === known.model),
  generation: (said, known) => judge(said.generation, known.generation, said.generation === known.generation),
  // papers may bear the year of registration, which is that of the model or the one before it
  year: (said, known) =>
    judge(said.year, known.year, [known.year, (known.year ?? 0) + 1].includes(said.year ?? undefined)),
  years: (said, known) =>
    judge(
      said.yearFrom,
      known.year,
      (known.year ?? 0) + 1 >= (said.yearFrom ?? 0) && (known.year ?? 0) <= (said.yearTo ?? Infinity),
    ),
  engine: (said, known) =>
    known.engine
      ? judge(said.engine, known.engine, said.engine.includes(known.engine))
      : judge(said.litres, known.litres, said.litres === known.litres),
};

const judge = (said: unknown, known: unknown, isRight: boolean): Verdict | undefined =>
  known === undefined ? undefined : !said ? 'silent' : isRight ? 'right' : 'wrong';

describe('the numbers of known vehicles', () => {
  it('tell the truth in at least nine of ten facts and never a wrong make', async () => {
    const counts = new Map(Object.keys(facts).map((fact) => [fact, { right: 0, wrong: 0, silent: 0 }]));
    const wrong: string[] = [];
    for (const [number, , known] of knownVehicles) {
      const said = await decodeVin(number, new Date('2026-06-01'));
      for (const [fact, compare] of Object.entries(facts)) {
        const verdict = compare(said, known);
        const count = counts.get(fact);
        if (verdict && count) count[verdict]++;
        if (verdict === 'wrong') wrong.push(`${number} ${fact}`);
      }
    }
    console.table(Object.fromEntries(counts));
    const all = [...counts.values()].reduce(
      (sum, one) => ({ right: sum.right + one.right, wrong: sum.wrong + one.wrong }),
      { right: 0, wrong: 0 },
    );
    expect(counts.get('make')).toMatchObject({ wrong: 0 });
    expect(all.right / (all.right + all.wrong), wrong.join(', ')).toBeGreaterThanOrEqual(0.9);
    expect(counts.get('model')?.right).toBeGreaterThanOrEqual(40);
    expect(counts.get('generation')?.right).toBeGreaterThanOrEqual(35);
  });

  it('are fifty and more, of all regions', () => {
    expect(new Set(knownVehicles.map(([number]) => number)).size).toBe(knownVehicles.length);
    expect(knownVehicles.filter(([number]) => number.length === 17).length).toBeGreaterThanOrEqual(50);
    expect(new Set(knownVehicles.map(([, source]) => source)).size).toBeGreaterThanOrEqual(10);
  });
});
