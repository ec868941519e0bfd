import { parseArgs } from 'node:util';
import { transaction } from '../db/transaction';
import { generators } from '../generate/generators';
import { putGuideAway } from '../generate/lived-in';
import { computeOrdering } from '../modules/ordering';
import { ensureFirstAdmin } from '../modules/users';
import { runCommand } from '../run-command';
import { openShop } from '../open-shop';
import { readConfig } from '../system/config';
import { StartupError } from '../system/startup-error';

const usage = `npm run generate -- ${generators.map(({ option }) => `[--${option} N]`).join(' ')}`;

runCommand(async () => {
  const wanted = readCounts(process.argv.slice(2));
  const config = readConfig();
  const shop = await openShop(config, (line) => console.log(line));
  try {
    await ensureFirstAdmin(shop.db, config.dataDir, config.adminPassword);
    await transaction(shop.db, putGuideAway);
    for (const { option, run } of generators) {
      const count = wanted[option];
      if (!count) continue;
      const began = Date.now();
      await run(shop.db, count);
      console.log(`${count} ${option} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
    await computeOrdering(shop.db);
  } finally {
    await shop.close();
  }
});

function readCounts(args: string[]): Record<string, number> {
  try {
    const options = Object.fromEntries(generators.map(({ option }) => [option, { type: 'string' as const }]));
    const { values } = parseArgs({ args, options });
    const counts = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
    if (!counts.length || counts.some(([, count]) => !Number.isInteger(count) || count < 1))
      throw new Error();
    return Object.fromEntries(counts);
  } catch {
    throw new StartupError('What to generate is not clear.', usage);
  }
}
