import { effectivePermissions, roleMatrix, type Rights } from '@turoos/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';

interface HolderRow {
  role: string;
  /** Those of the role; null where its record is gone. */
  rights: unknown;
  permissions: readonly string[];
  revoked: readonly string[];
}

/** What someone may do. Whoever's role is gone may do what a viewer may. */
export function holderIn({ role, rights, permissions, revoked }: HolderRow) {
  const known = (rights ?? roleMatrix.viewer) as Rights;
  return {
    role: rights ? role : 'viewer',
    permissions: effectivePermissions({ rights: known, own: permissions, revoked }),
  };
}

/** The strings switched off in the catalogue, as they bind someone of that role: administrators not at all. */
export const revokedFor = (role: Expression<unknown>): RawBuilder<string[]> => sql<string[]>`
  case when ${role} in ('super_admin', 'admin') then '{}'
    else array(select name from permissions where not is_active) end`;
