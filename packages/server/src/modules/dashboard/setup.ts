import { must, settingsSections, type SetupState } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings, writeSettings } from '../../kernel/settings';

const unnamed = settingsSections.store.parse({}).name;

type Found = Omit<SetupState['done'], 'storeName' | 'backup'>;

/** Derives the completed setup steps from the shop's current data, not from a record of past steps. */
export async function readSetup(db: Db, user: Actor): Promise<SetupState> {
  const { rows } = await sql<Found>`
    select exists (select from exchange_rates) as rate,
      exists (select from warehouses where status <> 'inactive') as warehouse,
      exists (select from products) as parts,
      (select count(*) > 1 from users where is_active) as users,
      (select password_changed_at > created_at from users where id = ${user.id}) as password`.execute(db);
  const { name } = await readSettings(db, 'store');
  const { autoBackup } = await readSettings(db, 'backup');
  const { dismissed } = await readSettings(db, 'setup');
  return {
    dismissed,
    done: { ...must(rows[0]), storeName: name !== unnamed, backup: autoBackup },
  };
}

export const dismissSetup = (tx: Tx, user: Actor) => writeSettings(tx, user, 'setup', { dismissed: true });
