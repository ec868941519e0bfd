import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { checkSnapshot } from './check-snapshot';

const database = useDatabase();

it('checks the books of one moment, whatever is written meanwhile, and writes nothing itself', async () => {
  const { db } = database;
  let told = 0;
  let sealing: Promise<unknown> | undefined;
  const { verdicts, seal } = await checkSnapshot(db, () => {
    // a day that is sealed while the books are checked
    if (told++ === 0)
      sealing =
        sql`insert into day_seals (day, entries, audit_rows, hash) values ('2026-01-01', 1, 1, '')`.execute(
          db,
        );
  });
  await sealing;
  expect(told).toBe(verdicts.length);
  expect(seal).toBeUndefined();
  expect((await checkSnapshot(db)).seal?.day).toBe('2026-01-01');
});
