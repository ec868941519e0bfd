import {
  customerTexts,
  notFound,
  ruleBroken,
  type BalanceOperation,
  type TransactionType,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { settleOldest, settlePair } from './settle';

export interface LedgerEntry {
  customerId: string;
  type: TransactionType;
  operation: BalanceOperation;
  /** Cents; below zero the customer owes more. */
  change: number;
  saleId?: string | undefined;
  paymentMethod?: string | undefined;
  note?: string | undefined;
  userId: string | null;
  /** The debt this money is meant for, before any other. */
  answers?: string | undefined;
}

export interface Account {
  id: string;
  name: string;
  balance: number;
  creditLimit: number;
  isBlocked: boolean;
  isActive: boolean;
}

/** A billion dollars either way, in cents: the sum over all customers stays an exact number. */
const mostBalance = 100_000_000_000;

/** Whoever changes a customer's account holds this row; it is taken before any sale, part or counter. */
export async function lockAccount(tx: Tx, customerId: string): Promise<Account> {
  const account = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'balance', 'creditLimit', 'isBlocked', 'isActive'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound(customerTexts.notFound);
  return account;
}

/**
 * The only way a balance changes. The caller holds the account. Money answers the debt it is meant for, then the
 * oldest open ones; a new debt is answered by credit the customer has left. Returns the id of the entry.
 */
export async function postEntry(tx: Tx, { answers, ...entry }: LedgerEntry): Promise<string> {
  const { balance } = await tx
    .updateTable('customers')
    .set({ balance: sql`balance + ${entry.change}` })
    .where('id', '=', entry.customerId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  if (Math.abs(balance) > mostBalance) throw ruleBroken(customerTexts.balanceTooBig);
  const { id } = await tx
    .insertInto('customerTransactions')
    .values({ ...entry, open: Math.abs(entry.change), balanceAfter: balance })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (answers) await settlePair(tx, { debitId: answers, creditId: id });
  // debt and credit never lie open side by side: an entry that leans the way the balance did meets neither
  const before = balance - entry.change;
  if (answers || before * entry.change < 0) await settleOldest(tx, entry.customerId);
  return id;
}
