import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop, withFolder, type BenchShop } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { salesIn } from '../sales-in';
import { startEngine } from '../server';
import { signInAs } from '../sign-in-as';
import { readStock } from '../torture/read-stock';
import { sellUntil, type Promised } from './sell';

/**
 * Proves that a shop survives its disk: it sells under load while its changes are copied into a place, is killed at a
 * random moment together with its database, its data folder is deleted, and it is restored from the place. At most a
 * minute of sales may be lost, none from before that, and the books must hold.
 */
const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '8' },
    /** Seconds of selling, at least; up to half a minute more by chance. */
    seconds: { type: 'string', default: '45' },
  },
});
const mostLost = 60;

await withFolder((lost) => withFolder((place) => withFolder((found) => prove(lost, place, found))));

async function prove(lost: string, place: string, found: string): Promise<void> {
  const demo = await startShop(lost, ['packages/server/dist/demo.js']);
  await demo.stop();
  const shop = await startShop(lost);
  const token = await signInAs(shop.url, 'super_admin');
  await addPlace(shop.url, token, place);
  console.error('  selling…');
  const stock = await readStock(shop.url, token);
  const dying = new AbortController();
  const sold = sellUntil({ url: shop.url, token, stock, clients: Number(options.clients) }, dying.signal);
  await wait(Number(options.seconds) * 1000 + Math.random() * 30_000);
  const died = Date.now();
  await killAll(shop, lost);
  dying.abort();
  const promised = (await sold).filter(({ at }) => at <= died);
  await rm(lost, { recursive: true, force: true });

  console.error('  restoring…');
  const began = Date.now();
  await restore(place, found);
  const seconds = (Date.now() - began) / 1000;
  const engine = await startEngine({ dataDir: found });
  try {
    report(promised, await salesIn(engine.url), died, seconds, await brokenBooks(engine.url));
  } finally {
    await engine.stop();
  }
}

async function addPlace(url: string, token: string, path: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const added = await fetch(`${url}/api/backup/places`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ path }),
  });
  if (!added.ok) throw new Error(`The place was refused: ${await added.text()}`);
  for (;;) {
    const listed = await fetch(`${url}/api/backup`, { headers });
    const { summary } = (await listed.json()) as {
      summary: { archive: { places: { from: string | null }[] } };
    };
    if (summary.archive.places[0]?.from) return;
    await wait(1000);
  }
}

async function killAll({ pid }: BenchShop, folder: string): Promise<void> {
  const file = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(pid, 'SIGKILL');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  await wait(1000);
}

async function restore(place: string, folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['packages/server/dist/restore.js', '--at', 'latest', '--from', place, '--yes'],
    { env: { ...process.env, TUROOS_DATA: folder }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error('The restore failed.');
}

function report(
  promised: readonly Promised[],
  kept: ReadonlySet<string>,
  died: number,
  restoredIn: number,
  broken: readonly string[],
): void {
  const missing = promised.filter(({ id }) => !kept.has(id));
  const oldest = Math.min(died, ...missing.map(({ at }) => at));
  const secondsLost = (died - oldest) / 1000;
  for (const claim of broken) console.log(`BROKEN ${claim}`);
  console.table({
    'sales promised': promised.length,
    'sales lost': missing.length,
    'seconds lost': secondsLost,
    'restored in, seconds': restoredIn,
    'broken books': broken.length,
  });
  // a shop that lost all it sold within that minute proves nothing
  const isWell = missing.length < promised.length && secondsLost <= mostLost && broken.length === 0;
  console.log(isWell ? 'The shop survived its disk.' : 'The shop did NOT survive its disk.');
  process.exitCode = isWell ? 0 : 1;
}
