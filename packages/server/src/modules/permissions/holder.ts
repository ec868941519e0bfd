import { effectivePermissions, roleMatrix, type Rights } from '@turoos/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';

interface HolderRow {
  role: string;
  /** Rights of the role; null when the role's record was deleted. */
  rights: unknown;
  permissions: readonly string[];
  revoked: readonly string[];
}

/** Returns a user's effective permissions; a user whose role was deleted has those of a viewer. */
export function holderIn({ role, rights, permissions, revoked }: HolderRow) {
  const known = (rights ?? roleMatrix.viewer) as Rights;
  return {
    role: rights ? role : 'viewer',
    permissions: effectivePermissions({ rights: known, own: permissions, revoked }),
  };
}

/**
 * Selects the permissions switched off in the catalogue that apply to a role; none apply to administrators.
 */
export const revokedFor = (role: Expression<unknown>): RawBuilder<string[]> => sql<string[]>`
  case when ${role} in ('super_admin', 'admin') then '{}'
    else array(select name from permissions where not is_active) end`;
