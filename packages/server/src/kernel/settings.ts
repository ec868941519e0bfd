import { isPersonal, settingsSections, type Settings, type SettingsSection } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connect';
import { jsonb } from '../db/jsonb';
import { statement } from '../db/statement';
import type { Tx } from '../db/transaction';
import type { Actor } from './actor';
import { recordChange } from './audit';

const ownerOf = (section: SettingsSection, userId: string | null) => (isPersonal(section) ? userId : null);

async function stored(db: Db, section: SettingsSection, userId: string | null): Promise<unknown> {
  const { rows } = await statement<{ value: unknown }>`
    select value from settings
    where section = ${section} and user_id is not distinct from ${ownerOf(section, userId)}`.execute(db);
  return rows[0]?.value;
}

/** Selects a section of the shop as it is stored, for a statement that reads other facts with it. */
export const storedSettings = (section: SettingsSection): RawBuilder<unknown> =>
  sql`(select value from settings where section = ${sql.lit(section)} and user_id is null)`;

/** Fills the defaults of settings that were never changed. */
export const withDefaults = <S extends SettingsSection>(section: S, value: unknown): Settings[S] =>
  settingsSections[section].parse(value ?? {}) as Settings[S];

/** Reads one section: this user's for a personal section, else the shop's. */
export async function readSettings<S extends SettingsSection>(
  db: Db,
  section: S,
  userId: string | null = null,
): Promise<Settings[S]> {
  return withDefaults(section, await stored(db, section, userId));
}

/** Reads a personal section of all users in one query; returns a lookup by user id. */
export async function readSettingsOfAll<S extends SettingsSection>(
  db: Db,
  section: S,
): Promise<(userId: string) => Settings[S]> {
  const rows = await db
    .selectFrom('settings')
    .select(['userId', 'value'])
    .where('section', '=', section)
    .execute();
  const values = new Map(rows.map(({ userId, value }) => [userId, value]));
  return (userId) => withDefaults(section, values.get(userId));
}

/**
 * Changes some fields of a section under a row lock, so that concurrent changes of other fields are kept. A function
 * is given the values under that lock.
 */
export async function writeSettings<S extends SettingsSection>(
  tx: Tx,
  user: Actor,
  section: S,
  changes: Partial<Settings[S]> | ((before: Settings[S]) => Partial<Settings[S]>),
): Promise<Settings[S]> {
  const userId = ownerOf(section, user.id);
  await tx
    .insertInto('settings')
    .values({ section, userId, value: jsonb({}), updatedBy: user.id })
    .onConflict((conflict) => conflict.columns(['section', 'userId']).doNothing())
    .execute();
  const { value } = await tx
    .selectFrom('settings')
    .select('value')
    .where('section', '=', section)
    .where('userId', 'is not distinct from', ownerOf(section, user.id))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = withDefaults(section, value);
  const after = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
  await tx
    .updateTable('settings')
    .set({ value: jsonb(after), updatedBy: user.id, updatedAt: sql`now()` })
    .where('section', '=', section)
    .where('userId', 'is not distinct from', userId)
    .execute();
  await recordChange(tx, user, { action: 'settings.update', entity: 'settings', before, after });
  return after;
}
