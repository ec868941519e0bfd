import { Client } from 'pg';
import { connect, generateParts, migrate, startEngine, type Engine } from './server';
import { withFolder } from './shop';

/** Databases with so many parts, made when first asked for and shared by all measures of the run. */
export interface Databases {
  /** The address of the one with so many parts. */
  withParts(count: number): Promise<string>;
}

/** On a server of their own that keeps its promises to the disk, as a shop's does. */
export const withDatabases = <T>(work: (databases: Databases) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    let engine: Promise<Engine> | undefined;
    const made = new Map<number, Promise<string>>();
    const make = async (count: number) => {
      engine ??= startEngine({ dataDir: folder });
      return makeDatabase((await engine).url, count);
    };
    const withParts = (count: number) => {
      const url = made.get(count) ?? make(count);
      made.set(count, url);
      return url;
    };
    return work({ withParts }).finally(async () => (await engine)?.stop());
  });

async function makeDatabase(engineUrl: string, parts: number): Promise<string> {
  const url = new URL(engineUrl);
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database parts_${parts}`).finally(() => admin.end());
  url.pathname = `/parts_${parts}`;
  const db = connect(url.href);
  try {
    const began = performance.now();
    await migrate(db);
    await generateParts(db, parts);
    const seconds = (performance.now() - began) / 1000;
    console.error(
      `  ${parts} parts made in ${seconds.toFixed(1)} s, ${Math.round(parts / seconds)} a second`,
    );
  } finally {
    await db.destroy();
  }
  return url.href;
}
