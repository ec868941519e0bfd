import { must, settingsSections, type SetupState, type SetupStep } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readSettings, writeSettings } from '../../kernel/settings';

const unnamed = settingsSections.store.parse({}).name;

type Found = Omit<SetupState['done'], 'storeName'>;

/** Derives the completed setup steps from the shop's current data, not from a record of past steps. */
export async function readSetup(db: Db, user: Actor): Promise<SetupState> {
  const { autoBackup } = await readSettings(db, 'backup');
  const { rows } = await sql<Found>`
    select exists (select from exchange_rates) as rate,
      exists (select from warehouses where status <> 'inactive') as warehouse,
      exists (select from products) as parts,
      exists (select from sales where status = 'completed') as sale,
      exists (select from customers) or exists (select from suppliers) as "oldData",
      (select count(*) > 1 from users where is_active) as users,
      (select password_changed_at > created_at from users where id = ${user.id}) as password,
      ${autoBackup} and exists (select from backup_places where is_same_disk is not true) as backup,
      exists (select from printers where is_active) as printer,
      exists (select from tills) or (select count(distinct ip) > 1 from sessions) as devices`.execute(db);
  const { name } = await readSettings(db, 'store');
  const { dismissed, skipped } = await readSettings(db, 'setup');
  return { dismissed, skipped, done: { ...must(rows[0]), storeName: name !== unnamed } };
}

export const dismissSetup = (tx: Tx, user: Actor) => writeSettings(tx, user, 'setup', { dismissed: true });

/** Marks a step as not needed by this shop. */
export const skipSetupStep = (tx: Tx, user: Actor, step: SetupStep) =>
  writeSettings(tx, user, 'setup', ({ skipped }) => ({ skipped: [...new Set([...skipped, step])] }));
