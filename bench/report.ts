import { writeFile } from 'node:fs/promises';
import type { Figure } from './figure';

const holds = ({ value, atLeast = -Infinity, atMost = Infinity }: Figure) =>
  value >= atLeast && value <= atMost;
const bar = ({ atLeast, atMost }: Figure) =>
  atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';

/**
 * Prints the figures as a table, writes them to a file if one is given, and fails the command on a missed
 * bar.
 */
export async function report(figures: readonly Figure[], file: string | undefined): Promise<void> {
  console.table(
    figures.map((figure) => ({
      figure: figure.name,
      value: Number(figure.value.toPrecision(4)),
      unit: figure.unit,
      bar: bar(figure),
      holds: holds(figure) ? 'yes' : 'NO',
    })),
  );
  if (file) await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
  process.exitCode = figures.every(holds) ? 0 : 1;
}
