import { roleDescriptions, roleLabels, roleMatrix, roleNames } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';

/**
 * Writes the nine system roles as the code defines them; custom roles are left alone. Servers that start at once take
 * turns: a name is unique as it is folded too, and a conflict there fails the start.
 */
export async function syncSystemRoles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos system roles'))`.execute(tx);
  await tx
    .insertInto('roles')
    .values(
      roleNames.map((name, rank) => ({
        name,
        rank,
        label: roleLabels[name],
        description: roleDescriptions[name],
        rights: jsonb(roleMatrix[name]),
        isSystem: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        rank: row.ref('excluded.rank'),
        label: row.ref('excluded.label'),
        description: row.ref('excluded.description'),
        rights: row.ref('excluded.rights'),
        isSystem: row.ref('excluded.isSystem'),
        updatedAt: sql`now()`,
      })),
    )
    .execute();
}
