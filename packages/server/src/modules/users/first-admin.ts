import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { createUser } from './create-user';
import { generatePassword } from './generate-password';

export interface FirstAdmin {
  username: string;
  /** Set only when the password was generated here, to be shown once. */
  generatedPassword?: string;
  passwordFile?: string;
}

/** Creates the owner of an empty shop. Several servers starting at once create only one. */
export async function ensureFirstAdmin(
  db: Db,
  dataDir: string,
  chosenPassword: string | undefined,
): Promise<FirstAdmin | undefined> {
  const password = chosenPassword ?? generatePassword();
  const created = await transaction(db, async (tx) => {
    await sql`lock table users in share row exclusive mode`.execute(tx);
    const anyone = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (anyone) return false;
    await createUser(tx, 'system', { username: 'admin', name: 'مدير النظام', role: 'super_admin', password });
    return true;
  });
  if (!created) return undefined;
  if (chosenPassword) return { username: 'admin' };

  const passwordFile = join(dataDir, 'admin-password.txt');
  await mkdir(dataDir, { recursive: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  return { username: 'admin', generatedPassword: password, passwordFile };
}
