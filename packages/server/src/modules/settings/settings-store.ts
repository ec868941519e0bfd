import { isPersonal, settingsSections, type Settings, type SettingsSection } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { recordChange } from '../audit';

const ownerOf = (section: SettingsSection, userId: string | null) => (isPersonal(section) ? userId : null);

/** One section as it holds for this user; what was never set has its default. */
export async function readSettings<S extends SettingsSection>(
  db: Db,
  section: S,
  userId: string | null = null,
): Promise<Settings[S]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .where('userId', 'is not distinct from', ownerOf(section, userId))
    .executeTakeFirst();
  return settingsSections[section].parse(row?.value ?? {}) as Settings[S];
}

/** Changes the given fields of a section and leaves the others. */
export async function writeSettings<S extends SettingsSection>(
  tx: Tx,
  user: Actor,
  section: S,
  changes: Partial<Settings[S]>,
): Promise<Settings[S]> {
  const before = await readSettings(tx, section, user.id);
  const after = { ...before, ...changes };
  const value = jsonb(after);
  await tx
    .insertInto('settings')
    .values({ section, userId: ownerOf(section, user.id), value, updatedBy: user.id })
    .onConflict((conflict) =>
      conflict
        .columns(['section', 'userId'])
        .doUpdateSet({ value, updatedBy: user.id, updatedAt: sql`now()` }),
    )
    .execute();
  await recordChange(tx, user, { action: 'settings.update', entity: 'settings', before, after });
  return after;
}
