import { afterAll, beforeAll, inject } from 'vitest';
import { connect, type Db } from '../src/db/connect';
import { cloneDatabase, type TestDatabase } from './cluster';

/** A migrated database for the calling test file; usable inside hooks and tests. */
export function useDatabase(): { readonly url: string; readonly db: Db } {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await cloneDatabase(inject('templateUrl'));
    db = connect(database.url);
  });
  afterAll(async () => {
    await db?.destroy();
    await database?.drop();
  });

  return {
    get url() {
      return database.url;
    },
    get db() {
      return db;
    },
  };
}
