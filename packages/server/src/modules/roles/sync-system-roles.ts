import { roleDescriptions, roleLabels, roleMatrix, roleNames } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';

/** Writes the nine system roles as the code defines them; custom roles are left alone. */
export async function syncSystemRoles(db: Db): Promise<void> {
  await db
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
