import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureDashboard } from './dashboard.bench';
import { withDatabases, type Databases } from './databases';
import { explainCalls } from './explain';
import type { Figure } from './figure';
import { measureImport } from './import.bench';
import { measureLists } from './lists.bench';
import { measureOwnerReport } from './owner-report.bench';
import { measureReports } from './reports.bench';
import { measureSignedInRequests } from './request.bench';
import { measureSales } from './sales.bench';
import { measureSearch } from './search.bench';
import { measureStart } from './start.bench';
import { measureStockMoves } from './stock.bench';

const measures: Readonly<Record<string, (databases: Databases) => Promise<Figure[]>>> = {
  start: measureStart,
  request: measureSignedInRequests,
  search: measureSearch,
  stock: measureStockMoves,
  sales: measureSales,
  import: measureImport,
  lists: measureLists,
  dashboard: measureDashboard,
  reports: measureReports,
  'owner-report': measureOwnerReport,
};
const names = Object.keys(measures);
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: names },
    json: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
const unknown = options.only.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no measure ${unknown}: ${names.join(', ')}`);

if (options.explain) process.exit((await withDatabases(explainCalls)) ? 0 : 1);

const holds = ({ value, atLeast = -Infinity, atMost = Infinity }: Figure) =>
  value >= atLeast && value <= atMost;
const bar = ({ atLeast, atMost }: Figure) =>
  atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '';

const figures: Figure[] = [];
await withDatabases(async (databases) => {
  for (const [name, measure] of Object.entries(measures)) {
    if (!options.only.includes(name)) continue;
    console.error(`${name}…`);
    figures.push(...(await measure(databases)));
  }
});

console.table(
  figures.map((figure) => ({
    figure: figure.name,
    value: Number(figure.value.toPrecision(4)),
    unit: figure.unit,
    bar: bar(figure),
    holds: holds(figure) ? 'yes' : 'NO',
  })),
);
if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(holds) ? 0 : 1;
