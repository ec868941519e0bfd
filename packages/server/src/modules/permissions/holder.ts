import { effectivePermissions, roleMatrix, type Rights } from '@turoos/contract';

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
