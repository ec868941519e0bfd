import { customerTexts, supplierTexts } from '@turoos/contract';
import type { Db } from '../src/db/connect';
import type { Tx } from '../src/db/transaction';
import { customerLedgerProofs, supplierLedgerProofs } from '../src/modules/books/ledger.proofs';
import type { Proof } from '../src/modules/books/proof';
import {
  customerBook,
  debtOfSale,
  debtsOfPurchase,
  freePurchase,
  freeSale,
  lockCustomerAccount,
  lockSupplierAccount,
  postCustomerEntry,
  postSaleDebt,
  postSupplierEntry,
  supplierBook,
} from '../src/modules/ledger';

export interface Posting {
  accountId: string;
  change: number;
  answers?: readonly string[];
}

/** A return on a document, which lowers the amount owed on it. */
interface Reduction {
  accountId: string;
  document: string;
  amount: number;
}

/** A ledger, described so that the same tests run on the customers' and the suppliers' book. */
export interface TestBook {
  whose: string;
  book: Pick<typeof customerBook | typeof supplierBook, 'accounts' | 'owner' | 'entries' | 'settlements'>;
  proofs: readonly Proof[];
  texts: { notFound: string; balanceTooBig: string };
  /** The payment status of an unpaid document. */
  unpaid: string;
  account(db: Db): Promise<string>;
  lock(tx: Tx, accountId: string): Promise<unknown>;
  /** Posts a payment, or a correction that adds debt. */
  post(tx: Tx, posting: Posting): Promise<string>;
  /** Creates a document on credit with its debt in the ledger and returns its id. */
  document(tx: Tx, accountId: string, total: number): Promise<string>;
  debts(tx: Tx, document: string): Promise<string[]>;
  state(db: Db, document: string): Promise<{ paid: number; remaining: number | null; paymentStatus: string }>;
  free(tx: Tx, document: string, amount: number): Promise<unknown>;
  takeBack(tx: Tx, reduction: Reduction): Promise<void>;
  cancel(tx: Tx, reduction: Reduction): Promise<void>;
}

let made = 0;
const today = '2026-01-15';

export const customers: TestBook = {
  whose: 'customer',
  book: customerBook,
  proofs: customerLedgerProofs,
  texts: customerTexts,
  unpaid: 'deferred',
  async account(db) {
    const { id } = await db
      .insertInto('customers')
      .values({ name: 'عميل', customerCode: `L-${++made}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  lock: lockCustomerAccount,
  post: (tx, { change, ...posting }) =>
    postCustomerEntry(tx, {
      ...posting,
      change,
      type: change > 0 ? 'payment' : 'adjustment',
      operation: change > 0 ? 'add' : 'subtract',
      userId: null,
    }),
  async document(tx, customerId, total) {
    const { id } = await tx
      .insertInto('sales')
      .values({
        saleNumber: `L-${++made}`,
        customerId,
        customerName: 'عميل',
        status: 'completed',
        paymentStatus: 'deferred',
        paymentMethod: 'credit',
        subtotal: total,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const account = await lockCustomerAccount(tx, customerId);
    await postSaleDebt(tx, account, { saleId: id, debt: total, userId: null });
    return id;
  },
  debts: async (tx, saleId) => [await debtOfSale(tx, saleId)],
  state: (db, id) =>
    db
      .selectFrom('sales')
      .select(['paid', 'remaining', 'paymentStatus'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  free: async (tx, saleId, amount) => freeSale(tx, await debtOfSale(tx, saleId), amount),
  async takeBack(tx, { accountId, document, amount }) {
    await tx
      .updateTable('sales')
      .set((e) => ({
        refundAmount: e('refundAmount', '+', amount),
        refundDebt: e('refundDebt', '+', amount),
      }))
      .where('id', '=', document)
      .execute();
    await lower(tx, { accountId, document, amount }, 'refund');
  },
  async cancel(tx, reduction) {
    await tx
      .updateTable('sales')
      .set({ status: 'cancelled', paymentStatus: 'cancelled' })
      .where('id', '=', reduction.document)
      .execute();
    await lower(tx, reduction, 'cancel');
  },
};

async function lower(tx: Tx, { accountId, document, amount }: Reduction, type: 'refund' | 'cancel') {
  await postCustomerEntry(tx, {
    accountId,
    type,
    operation: 'add',
    change: amount,
    saleId: document,
    answers: [await debtOfSale(tx, document)],
    userId: null,
  });
}

export const suppliers: TestBook = {
  whose: 'supplier',
  book: supplierBook,
  proofs: supplierLedgerProofs,
  texts: supplierTexts,
  unpaid: 'pending',
  async account(db) {
    const { id } = await db
      .insertInto('suppliers')
      .values({ name: `مورد ${++made}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  lock: lockSupplierAccount,
  post: (tx, { change, ...posting }) =>
    postSupplierEntry(tx, {
      ...posting,
      change,
      type: change > 0 ? 'payment' : 'adjustment',
      dated: today,
      userId: null,
    }),
  async document(tx, supplierId, total) {
    const { id } = await tx
      .insertInto('purchases')
      .values({
        purchaseNumber: `L-${++made}`,
        supplierId,
        supplierName: 'مورد',
        purchaseDate: today,
        goods: total,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await postSupplierEntry(tx, {
      accountId: supplierId,
      type: 'purchase',
      change: -total,
      dated: today,
      purchaseId: id,
      userId: null,
    });
    return id;
  },
  debts: debtsOfPurchase,
  state: (db, id) =>
    db
      .selectFrom('purchases')
      .select(['paidAmount as paid', 'remaining', 'paymentStatus'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  free: freePurchase,
  takeBack: (tx, reduction) => sendBack(tx, reduction, 'return'),
  async cancel(tx, reduction) {
    await tx
      .updateTable('purchases')
      .set({ status: 'cancelled' })
      .where('id', '=', reduction.document)
      .execute();
    await sendBack(tx, reduction, 'cancel');
  },
};

async function sendBack(tx: Tx, { accountId, document, amount }: Reduction, type: 'return' | 'cancel') {
  await tx
    .updateTable('purchases')
    .set((e) => ({ returnedAmount: e('returnedAmount', '+', amount) }))
    .where('id', '=', document)
    .execute();
  await postSupplierEntry(tx, {
    accountId,
    type,
    change: amount,
    dated: today,
    purchaseId: document,
    answers: await debtsOfPurchase(tx, document),
    userId: null,
  });
}
