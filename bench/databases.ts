import { Client } from 'pg';
import { addressOf } from './database/addresses';
import { generatedFrom } from './generated-from';
import { fillIdeal, idealDigest, partsInIdeal } from './ideal/ideal.schema';
import { connect, generators, migrate, startEngine, type Engine } from './server';

/** Row counts, named like the options of `npm run generate`: { parts: 1000 }. */
export type Size = Readonly<Record<string, number>>;

/** Databases of generated shops and of the ideal schema, made on first use. */
export interface Databases {
  /** Returns the address of a database of this size, for measurements that only read. */
  of(size: Size): Promise<string>;
  /** Provides a copy of it to a measurement that writes. */
  copyOf<T>(size: Size, measure: (url: string) => Promise<T>): Promise<T>;
  /** Provides a copy of the ideal schema, in the same PostgreSQL server. */
  copyOfIdeal<T>(measure: (url: string) => Promise<T>): Promise<T>;
}

/** How a kept database is made. Its name ends with a digest of its content, so that a change makes a new one. */
interface Recipe {
  name: string;
  fill(url: string): Promise<void>;
}

const shopOf = (size: Size): Recipe => ({
  name: [...Object.entries(size).flat(), generatedFrom()].join('_'),
  fill: (url) => fillShop(url, size),
});

const ideal: Recipe = { name: `ideal_${partsInIdeal}_${idealDigest}`, fill: fillIdeal };

/** Kept between runs, because the largest shop takes minutes to make; may be deleted at any time. */
const folder = 'data-bench';

/** Runs on a PostgreSQL server of its own with fsync on, as in a shop. */
export async function withDatabases<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  let engine: Promise<Engine> | undefined;
  const open = async () => {
    const started = await startEngine({ dataDir: folder });
    await dropOutdated(started.url);
    return started;
  };
  const find = async (recipe: Recipe) => {
    const { url } = await (engine ??= open());
    return findOrMake(url, recipe);
  };
  const copy = async <R>(recipe: Recipe, measure: (url: string) => Promise<R>) => {
    const original = await find(recipe);
    const name = `${recipe.name}_copy`;
    await manage(original, `create database ${name} template ${recipe.name} strategy file_copy`);
    // Without `force`, which fails while a vacuum runs there; a plain drop ends the vacuum and waits for it.
    return measure(addressOf(original, name)).finally(() => manage(original, `drop database ${name}`));
  };
  const databases: Databases = {
    of: (size) => find(shopOf(size)),
    copyOf: (size, measure) => copy(shopOf(size), measure),
    copyOfIdeal: (measure) => copy(ideal, measure),
  };
  return work(databases).finally(async () => (await engine)?.stop());
}

async function findOrMake(engineUrl: string, { name, fill }: Recipe): Promise<string> {
  const [found] = await manage(engineUrl, `select from pg_database where datname = '${name}'`);
  if (!found) {
    const draft = `${name}_draft`;
    await manage(engineUrl, `create database ${draft}`);
    await fill(addressOf(engineUrl, draft));
    await manage(engineUrl, `alter database ${draft} rename to ${name}`);
  }
  return addressOf(engineUrl, name);
}

/**
 * Makes a shop in which nothing is due that would run beside what is measured: no first backup, and no reading of the
 * words of all new parts.
 */
export async function fillShop(url: string, size: Size): Promise<void> {
  const db = connect(url);
  try {
    await migrate(db);
    const value = JSON.stringify({ autoBackup: false });
    await db.insertInto('settings').values({ section: 'backup', value }).execute();
    for (const { option, run } of generators) {
      const count = size[option];
      if (!count) continue;
      const began = performance.now();
      await run(db, count);
      console.error(`  ${count} ${option} made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    const later = new Date(Date.now() + 3_600_000);
    await db.updateTable('catalogueWordsRead').set({ upTo: later }).execute();
  } finally {
    await db.destroy();
  }
}

/** Drops databases of other migrations, generators or ideal schemas, and those of interrupted runs. */
async function dropOutdated(engineUrl: string): Promise<void> {
  const outdated = await manage<{ name: string }>(
    engineUrl,
    `select datname as name from pg_database where datname ~ '_[0-9]+_[0-9a-f]{12}(_|$)'
     and datname !~ '_(${generatedFrom()}|${idealDigest})$'`,
  );
  for (const { name } of outdated) await manage(engineUrl, `drop database ${name} with (force)`);
}

/** Runs one statement about databases from the `turoos` database, which none of them is. */
async function manage<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: addressOf(url, 'turoos') });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}
