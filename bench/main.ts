import { parseArgs } from 'node:util';
import { measureArchive } from './archive.bench';
import { measureAudience } from './audience.bench';
import { measureDashboard } from './dashboard.bench';
import { withDatabases } from './databases';
import { explainCalls } from './explain';
import type { Figure } from './figure';
import { measureGrowth } from './growth.bench';
import { measureImport } from './import.bench';
import { measureLists } from './lists.bench';
import { measureLoad } from './load.bench';
import type { Measure } from './measure';
import { measureMovingIn } from './moving-in.bench';
import { measureOwnerReport } from './owner-report.bench';
import { measurePalette } from './palette.bench';
import { measureReplica } from './replica.bench';
import { report } from './report';
import { measureReports } from './reports.bench';
import { measureSignedInRequests } from './request.bench';
import { measureSales } from './sales.bench';
import { measureSearch } from './search.bench';
import { measureStart } from './start.bench';
import { measureTill } from './till.bench';

const measures: Readonly<Record<string, Measure>> = {
  start: measureStart,
  request: measureSignedInRequests,
  sales: measureSales,
  archive: measureArchive,
  search: measureSearch,
  till: measureTill,
  palette: measurePalette,
  lists: measureLists,
  growth: measureGrowth,
  load: measureLoad,
  replica: measureReplica,
  import: measureImport,
  'moving-in': measureMovingIn,
  audience: measureAudience,
  dashboard: measureDashboard,
  reports: measureReports,
  'owner-report': measureOwnerReport,
};
const names = Object.keys(measures);
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: names },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
const unknown = options.only.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no measure ${unknown}: ${names.join(', ')}`);

if (options.explain) process.exit((await withDatabases(explainCalls)) ? 0 : 1);

const figures: Figure[] = [];
await withDatabases(async (databases) => {
  for (const [name, measure] of Object.entries(measures)) {
    if (!options.only.includes(name)) continue;
    console.error(`${name}…`);
    const measured = await measure(databases, options);
    // at once, because a later measure may fail
    for (const { name: figure, value, unit } of measured)
      console.error(`  ${figure}: ${value.toFixed(2)} ${unit}`);
    figures.push(...measured);
  }
});

await report(figures, options.json);
