import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

export type AccountKind = 'customers' | 'suppliers';

/** The fields of a customer or supplier that a sheet can fill. Those a kind does not have stay undefined. */
export interface AccountFields {
  phone: string;
  email: string;
  address: string;
  notes: string;
  creditLimit: number;
  contactPerson?: string | undefined;
  city?: string | undefined;
  taxNumber?: string | undefined;
  isActive: boolean;
}

export interface HeldAccount extends AccountFields {
  id: string;
  name: string;
  /** Whether the account has entries other than opening balances that were taken back. */
  isUsed: boolean;
}

interface AccountTable {
  entity: 'customer' | 'supplier';
  entry: 'customerEntry' | 'supplierEntry';
  /** The columns that only this kind has. */
  own: RawBuilder<unknown>;
  /** Addresses of customers may be objects, which no sheet writes. */
  address: RawBuilder<unknown>;
  entries: RawBuilder<unknown>;
}

export const accountTables: Readonly<Record<AccountKind, AccountTable>> = {
  customers: {
    entity: 'customer',
    entry: 'customerEntry',
    own: sql``,
    address: sql`address #>> '{}'`,
    entries: sql`customer_transactions e where e.customer_id = a.id`,
  },
  suppliers: {
    entity: 'supplier',
    entry: 'supplierEntry',
    own: sql`, contact_person, city, tax_number`,
    address: sql`address`,
    entries: sql`supplier_transactions e where e.supplier_id = a.id`,
  },
};

/** Reads all accounts of a kind: they are compared by names in a form that the database does not know. */
export async function readAccounts(db: Db, kind: AccountKind): Promise<HeldAccount[]> {
  const { own, address, entries } = accountTables[kind];
  const { rows } = await sql<HeldAccount>`
    select id, name, phone, email, ${address} as address, notes, credit_limit, is_active ${own},
      exists (
        select from ${entries} and not exists (
          select from bringing_items i join bringings b on b.id = i.bringing_id
          where i.entity_id = e.id and i.kind in ('customerEntry', 'supplierEntry') and b.status = 'takenBack')
      ) as is_used
    from ${sql.table(kind)} a order by id`.execute(db);
  return rows;
}
