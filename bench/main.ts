import { writeFile } from 'node:fs/promises';
import type { Figure } from './figure';
import { measureStart } from './start.bench';
import { measureSignedInRequests } from './request.bench';

const measures: readonly (() => Promise<Figure[]>)[] = [measureStart, measureSignedInRequests];

const holds = ({ value, atLeast = -Infinity, atMost = Infinity }: Figure) =>
  value >= atLeast && value <= atMost;
const bar = ({ atLeast, atMost }: Figure) =>
  atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';

const figures: Figure[] = [];
for (const measure of measures) {
  console.error(`${measure.name}…`);
  figures.push(...(await measure()));
}

console.table(
  figures.map((figure) => ({
    figure: figure.name,
    value: Number(figure.value.toPrecision(4)),
    unit: figure.unit,
    bar: bar(figure),
    holds: holds(figure) ? 'yes' : 'NO',
  })),
);
const json = process.argv.indexOf('--json');
if (json > 0)
  await writeFile(process.argv[json + 1] ?? 'bench.json', `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(holds) ? 0 : 1;
