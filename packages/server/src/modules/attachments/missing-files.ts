import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { isKept } from './file-store';

interface Kept {
  id: string;
  filename: string;
  missingSince: Date | null;
}

/** Checks whether the files exist and updates missing_since, so that lists and totals agree. */
export async function noteMissing<Row extends Kept>(
  db: Db,
  dataDir: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const looked = await Promise.all(
    rows.map(async (row) => ({ row, missing: !(await isKept(dataDir, row.filename)) })),
  );
  const now = new Date();
  const changed = looked.filter(({ row, missing }) => missing !== (row.missingSince !== null));
  if (changed.length > 0)
    await sql`
      update attachments set missing_since = case when missing then ${now}::timestamptz end
      from unnest(${changed.map(({ row }) => row.id)}::uuid[], ${changed.map(({ missing }) => missing)}::boolean[])
        as looked (id, missing)
      where attachments.id = looked.id`.execute(db);
  return looked.map(({ row, missing }) => ({
    ...row,
    missingSince: missing ? (row.missingSince ?? now) : null,
  }));
}
