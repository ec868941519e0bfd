import {
  notFound,
  supplierTexts,
  type PurchasePaymentMethod,
  type SupplierTransactionType,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Book, BookEntry } from './book';
import { free, post } from './post';

interface SupplierEntry extends BookEntry {
  type: SupplierTransactionType;
  /** The date of the purchase or the receipt. */
  dated: string;
  purchaseId?: string | undefined;
  paymentMethod?: PurchasePaymentMethod | undefined;
  note?: string | undefined;
}

/** Returns, cancellations and corrected totals lower their own purchase; every other credit is a payment. */
const pays = sql<boolean>`(c.purchase_id is distinct from d.purchase_id or c.type = 'payment')`;

export const supplierBook: Book<SupplierEntry> = {
  accounts: 'suppliers',
  owner: 'supplier_id',
  entries: 'supplier_transactions',
  settlements: 'supplier_settlements',
  debitSign: 1,
  tooBig: supplierTexts.balanceTooBig,
  pays,
  async write(tx, { accountId, ...entry }) {
    const { id } = await tx
      .insertInto('supplierTransactions')
      .values({
        ...entry,
        supplierId: accountId,
        balanceAfter: sql<number>`(select balance from suppliers where id = ${accountId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  mirror: refreshPurchases,
};

export interface SupplierAccount {
  id: string;
  name: string;
  /** Cents; negative when the shop owes the supplier. */
  balance: number;
  isActive: boolean;
}

/** Locks the supplier's row, as every change of the account does, before any purchase, part or counter. */
export async function lockSupplierAccount(tx: Tx, supplierId: string): Promise<SupplierAccount> {
  const account = await tx
    .selectFrom('suppliers')
    .select(['id', 'name', 'balance', 'isActive'])
    .where('id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound(supplierTexts.notFound);
  return account;
}

export const postSupplierEntry = (tx: Tx, entry: SupplierEntry): Promise<string> =>
  post(tx, supplierBook, entry);

/** Releases payments from a purchase, the latest first, up to the amount; returns the payments' entry ids. */
export async function freePurchase(tx: Tx, purchaseId: string, amount: number): Promise<string[]> {
  return free(tx, supplierBook, await debtsOfPurchase(tx, purchaseId), amount);
}

/** Returns the ids of a purchase's debt entries; a total that was raised later has added one. */
export async function debtsOfPurchase(tx: Tx, purchaseId: string): Promise<string[]> {
  const debts = await tx
    .selectFrom('supplierTransactions')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('type', '=', 'purchase')
    .where('change', '<', 0)
    .orderBy('seq')
    .execute();
  return debts.map(({ id }) => id);
}

/** Updates the paid and returned amounts of the purchases of these debts. */
async function refreshPurchases(tx: Tx, debitIds: readonly string[]): Promise<void> {
  await sql`
    with settled as (
      select d.purchase_id,
        coalesce(sum(s.amount) filter (where ${pays}), 0) as paid,
        coalesce(sum(s.amount) filter (where not ${pays} and c.type in ('return', 'cancel')), 0) as returned
      from supplier_transactions d
      join supplier_settlements s on s.debit_id = d.id
      join supplier_transactions c on c.id = s.credit_id
      where d.type = 'purchase' and d.purchase_id in (
        select purchase_id from supplier_transactions where id = any (${[...debitIds]}::uuid[]))
      group by 1
    )
    update purchases p set
      paid_amount = settled.paid,
      returned_debt = settled.returned,
      payment_status = case
        when p.status = 'cancelled' then 'pending'
        when settled.paid + settled.returned >= p.received_amount then 'paid'
        when settled.paid > 0 then 'partial'
        else 'pending' end,
      version = version + 1,
      updated_at = now()
    from settled where p.id = settled.purchase_id`.execute(tx);
}
