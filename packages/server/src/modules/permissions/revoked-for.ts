import { sql, type Expression, type RawBuilder } from 'kysely';

/** The strings switched off in the catalogue, as they bind someone of that role: administrators not at all. */
export const revokedFor = (role: Expression<unknown>): RawBuilder<string[]> => sql<string[]>`
  case when ${role} in ('super_admin', 'admin') then '{}'
    else array(select name from permissions where not is_active) end`;
