import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { dropFile, dropOldFiles } from './file-store';

const day = 86_400_000;
const keptDays = 30;

/** Deletes uploaded files after a month, and files without a row. */
export async function forgetOldFiles(db: Db, dataDir: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from brought_files where uploaded_at < now() - ${keptDays} * interval '1 day' returning id`.execute(
    db,
  );
  for (const { id } of rows) await dropFile(dataDir, id);
  await dropOldFiles(dataDir, (keptDays + 1) * day);
}
