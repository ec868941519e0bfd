import { sql, type RawBuilder } from 'kysely';

/** Selects whether an entry is the account's first one and made by hand: its opening balance. */
export function isOpening(who: 'customer' | 'supplier'): RawBuilder<boolean> {
  const entries = sql.table(`${who}_transactions`);
  const owner = sql.ref(`${who}_id`);
  return sql`(${entries}.type = 'adjustment' and not exists (
    select from ${entries} earlier where earlier.${owner} = ${entries}.${owner} and earlier.seq < ${entries}.seq))`;
}
