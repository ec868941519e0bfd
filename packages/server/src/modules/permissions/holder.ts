import { effectivePermissions, roleMatrix, type Rights } from '@turoos/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';

interface HolderRow {
  role: string;
  /** Rights of the role; null when the role's record was deleted. */
  rights: unknown;
  permissions: readonly string[];
  revoked: readonly string[];
}

interface Holder {
  role: string;
  permissions: string[];
}

/** Holders worked out before, by all that they follow from: every request needs one. */
const holders = new Map<string, Holder>();
const mostHolders = 200;

/** Returns a user's effective permissions; a user whose role was deleted has those of a viewer. */
export function holderIn({ role, rights, permissions, revoked }: HolderRow): Holder {
  const source = JSON.stringify([role, rights, permissions, revoked]);
  const known = holders.get(source);
  if (known) return known;
  const holder = {
    role: rights ? role : 'viewer',
    permissions: effectivePermissions({
      rights: (rights ?? roleMatrix.viewer) as Rights,
      own: permissions,
      revoked,
    }),
  };
  if (holders.size >= mostHolders) holders.clear();
  holders.set(source, holder);
  return holder;
}

/**
 * Selects the permissions switched off in the catalogue that apply to a role; none apply to administrators.
 */
export const revokedFor = (role: Expression<unknown>): RawBuilder<string[]> => sql<string[]>`
  case when ${role} in ('super_admin', 'admin') then '{}'
    else array(select name from permissions where not is_active) end`;

/** Selects the warehouses a user is bound to; null for a user of the whole shop. */
export const warehousesOf = (user: Expression<unknown>): RawBuilder<string[] | null> => sql<string[] | null>`(
  select array_agg(warehouse_id order by warehouse_id) from public.user_warehouses where user_id = ${user})`;
