import {
  customerTexts,
  notFound,
  type BalanceOperation,
  type PriceTier,
  type TransactionType,
} from '@turoos/contract';
import { sql } from 'kysely';
import { inRials } from '../../db/rials';
import { statement } from '../../db/statement';
import type { Tx } from '../../db/transaction';
import { documentRate } from '../exchange-rates';
import { tierOf } from '../price-tiers';
import type { Book, BookEntry } from './book';
import { free, post, postOnLocked } from './post';

interface CustomerEntry extends BookEntry {
  type: TransactionType;
  operation: BalanceOperation;
  saleId?: string | undefined;
  paymentMethod?: string | undefined;
  note?: string | undefined;
  /** Rials per dollar of a payment; by default the rate of the day. */
  usdToYer?: number | null | undefined;
  /** The moment an entry counts for, from which its debt ages; by default now. */
  at?: Date | undefined;
}

const pays = sql<boolean>`c.type in ('payment', 'adjustment')`;

export const customerBook: Book<CustomerEntry> = {
  accounts: 'customers',
  owner: 'customer_id',
  entries: 'customer_transactions',
  settlements: 'customer_settlements',
  debitSign: -1,
  tooBig: customerTexts.balanceTooBig,
  pays,
  async write(tx, { accountId, ...entry }) {
    const { id } = await tx
      .insertInto('customerTransactions')
      .values({
        ...entry,
        customerId: accountId,
        balanceAfter: sql<number>`(select balance from customers where id = ${accountId})`,
        usdToYer: entry.usdToYer === undefined ? rateOf(entry) : entry.usdToYer,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  mirror: refreshInvoices,
};

/** Entries about an invoice use the invoice's rate; payments and corrections use the rate of the day. */
const rateOf = ({ type, saleId, userId }: Pick<CustomerEntry, 'type' | 'saleId' | 'userId'>) =>
  type === 'payment' || type === 'adjustment'
    ? documentRate({ userId })
    : sql<number | null>`(select usd_to_yer from sales where id = ${saleId})`;

export interface Account {
  id: string;
  name: string;
  balance: number;
  creditLimit: number;
  isBlocked: boolean;
  isActive: boolean;
  priceTier: PriceTier | null;
}

/** Locks the customer's row, as every change of the account does, before any sale, part or counter. */
export async function lockCustomerAccount(tx: Tx, customerId: string): Promise<Account> {
  const account = await findCustomerAccount(tx, customerId);
  if (!account) throw notFound(customerTexts.notFound);
  return account;
}

/** Locks the customer's row if there is such a customer. */
export async function findCustomerAccount(tx: Tx, customerId: string): Promise<Account | undefined> {
  const { rows } = await statement<Account>`
    select id, name, balance, credit_limit, is_blocked, is_active,
      ${tierOf(sql`customers.price_tier_id`)} as price_tier from customers
    where id = ${customerId} for update`.execute(tx);
  return rows[0];
}

export const postCustomerEntry = (tx: Tx, entry: CustomerEntry): Promise<string> =>
  post(tx, customerBook, entry);

/** Posts the debt of a new sale to the account as it was locked. */
export const postSaleDebt = (
  tx: Tx,
  account: Account,
  { saleId, debt, userId }: { saleId: string; debt: number; userId: string | null },
): Promise<void> =>
  postOnLocked(tx, customerBook, account.balance, {
    accountId: account.id,
    type: 'sale',
    operation: 'subtract',
    change: -debt,
    saleId,
    userId,
  });

/** Releases payments from a debt, the latest first, up to the amount; returns the payments' entry ids. */
export const freeSale = (tx: Tx, debitId: string, amount: number): Promise<string[]> =>
  free(tx, customerBook, [debitId], amount);

/** Returns the ledger entry of a credit sale's debt. */
export async function debtOfSale(tx: Tx, saleId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('customerTransactions')
    .select('id')
    .where('saleId', '=', saleId)
    .where('type', '=', 'sale')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Updates the invoices of these debts: paid is the amount paid at the sale plus the payments and credit
 * settled against the debt. Settled refunds lower the debt but don't count as paid.
 */
async function refreshInvoices(tx: Tx, debitIds: readonly string[]): Promise<void> {
  await sql`
    with settled as (
      select d.sale_id, d.open, coalesce(sum(s.amount) filter (where ${pays}), 0) as paid,
        coalesce(sum(${inRials(sql`s.amount`, sql`c.usd_to_yer`)}) filter (where ${pays}), 0) as rials,
        coalesce(sum(s.amount) filter (where ${pays} and c.usd_to_yer is null), 0) as unrated
      from customer_transactions d
      join customer_settlements s on s.debit_id = d.id
      join customer_transactions c on c.id = s.credit_id
      where d.id = any (${[...debitIds]}::uuid[]) and d.type = 'sale' and d.sale_id is not null
      group by d.id
    )
    update sales set
      paid = till_paid + settled.paid,
      later_rials = settled.rials,
      later_unrated = settled.unrated,
      payment_status = case
        when status = 'cancelled' then 'cancelled'
        when settled.open = 0 then 'paid'
        when till_paid + settled.paid > 0 then 'partial'
        else 'deferred' end,
      version = version + 1,
      updated_at = now()
    from settled where sales.id = settled.sale_id`.execute(tx);
}
