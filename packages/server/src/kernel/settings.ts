import { isPersonal, settingsSections, type Settings, type SettingsSection } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { jsonb } from '../db/jsonb';
import type { Tx } from '../db/transaction';
import type { Actor } from './actor';
import { recordChange } from './audit';

const ownerOf = (section: SettingsSection, userId: string | null) => (isPersonal(section) ? userId : null);

const stored = (db: Db, section: SettingsSection, userId: string | null) =>
  db
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .where('userId', 'is not distinct from', ownerOf(section, userId));

/** What was never set has its default. */
const whole = <S extends SettingsSection>(section: S, value: unknown): Settings[S] =>
  settingsSections[section].parse(value ?? {}) as Settings[S];

/** One section as it holds for this user. */
export async function readSettings<S extends SettingsSection>(
  db: Db,
  section: S,
  userId: string | null = null,
): Promise<Settings[S]> {
  const row = await stored(db, section, userId).executeTakeFirst();
  return whole(section, row?.value);
}

/** A personal section of everyone who ever changed it, by user. */
export async function readEveryones<S extends SettingsSection>(
  db: Db,
  section: S,
): Promise<(userId: string) => Settings[S]> {
  const rows = await db
    .selectFrom('settings')
    .select(['userId', 'value'])
    .where('section', '=', section)
    .execute();
  const values = new Map(rows.map(({ userId, value }) => [userId, value]));
  return (userId) => whole(section, values.get(userId));
}

/** Changes the given fields of a section and leaves the others, also those someone else is changing just now. */
export async function writeSettings<S extends SettingsSection>(
  tx: Tx,
  user: Actor,
  section: S,
  changes: Partial<Settings[S]>,
): Promise<Settings[S]> {
  const userId = ownerOf(section, user.id);
  await tx
    .insertInto('settings')
    .values({ section, userId, value: jsonb({}), updatedBy: user.id })
    .onConflict((conflict) => conflict.columns(['section', 'userId']).doNothing())
    .execute();
  const { value } = await stored(tx, section, user.id).forUpdate().executeTakeFirstOrThrow();
  const before = whole(section, value);
  const after = { ...before, ...changes };
  await tx
    .updateTable('settings')
    .set({ value: jsonb(after), updatedBy: user.id, updatedAt: sql`now()` })
    .where('section', '=', section)
    .where('userId', 'is not distinct from', userId)
    .execute();
  await recordChange(tx, user, { action: 'settings.update', entity: 'settings', before, after });
  return after;
}
