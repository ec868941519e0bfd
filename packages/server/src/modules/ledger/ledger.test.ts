import { customerTexts } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { checkBooks } from '../../books/check-books';
import { salesProofs } from '../../books/sales.proofs';
import { transaction, type Tx } from '../../db/transaction';
import { freeSettled, lockAccount, postEntry } from '.';

const database = useDatabase();
let made = 0;

async function aCustomer(): Promise<string> {
  const { id } = await database.db
    .insertInto('customers')
    .values({ name: 'عميل', customerCode: `L-${++made}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const post = (customerId: string, change: number, more: object = {}) =>
  transaction(database.db, async (tx) => {
    await lockAccount(tx, customerId);
    return write(tx, customerId, change, more);
  });

const write = (tx: Tx, customerId: string, change: number, more: object = {}) =>
  postEntry(tx, {
    accountId: customerId,
    type: change > 0 ? 'payment' : 'adjustment',
    operation: change > 0 ? 'add' : 'subtract',
    change,
    userId: null,
    ...more,
  });

const entriesOf = (customerId: string) =>
  database.db
    .selectFrom('customerTransactions')
    .select(['id', 'change', 'open', 'balanceAfter'])
    .where('customerId', '=', customerId)
    .orderBy('seq')
    .execute();

const balanceOf = async (id: string) =>
  (await database.db.selectFrom('customers').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
    .balance;

const ofWholeSales = new Set(salesProofs.map(({ claim }) => claim));

/** The claims about customers and what they owe; this shop has no people, and its invoices have no lines. */
async function contradictions(): Promise<string[]> {
  const verdicts = await checkBooks(database.db);
  return verdicts
    .filter(({ claim }) => !claim.includes('administrator') && !ofWholeSales.has(claim))
    .flatMap(({ claim, contradictions: found }) => found.map((what) => `${claim}: ${what}`));
}

/** A deferred sale of so much, with its debt in the ledger. */
async function aSale(customerId: string, total: number) {
  return transaction(database.db, async (tx) => {
    await lockAccount(tx, customerId);
    const { id: saleId } = await tx
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
    const debitId = await write(tx, customerId, -total, { type: 'sale', saleId });
    return { saleId, debitId };
  });
}

const saleState = (id: string) =>
  database.db
    .selectFrom('sales')
    .select(['paid', 'remaining', 'paymentStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an entry', () => {
  it('changes the balance and says what it came to', async () => {
    const id = await aCustomer();
    await post(id, -5000);
    await post(id, 2000);
    expect(await balanceOf(id)).toBe(-3000);
    expect(await entriesOf(id)).toMatchObject([
      { change: -5000, open: 3000, balanceAfter: -5000 },
      { change: 2000, open: 0, balanceAfter: -3000 },
    ]);
  });

  it('keeps what is left of a payment as credit, and lets it answer the next debt', async () => {
    const id = await aCustomer();
    await post(id, 1000);
    await post(id, -300);
    await post(id, -900);
    expect((await entriesOf(id)).map(({ open }) => open)).toEqual([0, 0, 200]);
  });

  it('answers the debt it is meant for before older ones, then those', async () => {
    const id = await aCustomer();
    await post(id, -100);
    const meant = await post(id, -100);
    await post(id, 150, { answers: [meant] });
    expect((await entriesOf(id)).map(({ open }) => open)).toEqual([50, 0, 0]);
  });

  it('reaches no further than it can among many debts', async () => {
    const id = await aCustomer();
    for (let debt = 0; debt < 6; debt++) await post(id, -100);
    await post(id, 250);
    expect((await entriesOf(id)).map(({ open }) => open)).toEqual([0, 0, 50, 100, 100, 100, 0]);
  });

  it('is refused for nobody, and beyond what an account may hold', async () => {
    await expect(post(crypto.randomUUID(), 100)).rejects.toThrow(customerTexts.notFound);
    const id = await aCustomer();
    await expect(post(id, -100_000_000_001)).rejects.toThrow(customerTexts.balanceTooBig);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is written once and for all', async () => {
    const id = await aCustomer();
    const entry = await post(id, 100);
    const { db } = database;
    await expect(
      db.updateTable('customerTransactions').set({ change: 1 }).where('id', '=', entry).execute(),
    ).rejects.toThrow();
    await expect(db.deleteFrom('customerTransactions').where('id', '=', entry).execute()).rejects.toThrow();
  });
});

describe('an invoice', () => {
  it('shows what payments and credit paid of it', async () => {
    const id = await aCustomer();
    await post(id, 1000);
    const { saleId } = await aSale(id, 5000);
    expect(await saleState(saleId)).toEqual({ paid: 1000, remaining: 4000, paymentStatus: 'partial' });
    await post(id, 4000);
    expect(await saleState(saleId)).toEqual({ paid: 5000, remaining: 0, paymentStatus: 'paid' });
  });

  it('gives payments back when they are freed, the latest first', async () => {
    const id = await aCustomer();
    const { saleId, debitId } = await aSale(id, 5000);
    const first = await post(id, 2000);
    const second = await post(id, 3000);
    await transaction(database.db, async (tx) => {
      await lockAccount(tx, id);
      await freeSettled(tx, debitId, 3500);
    });
    expect(await saleState(saleId)).toEqual({ paid: 1500, remaining: 3500, paymentStatus: 'partial' });
    const open = Object.fromEntries((await entriesOf(id)).map((entry) => [entry.id, entry.open]));
    expect(open).toEqual({ [debitId]: 3500, [first]: 500, [second]: 3000 });
    await post(id, 3500, { type: 'cancel', answers: [debitId] });
    expect(await balanceOf(id)).toBe(3500);
    expect((await entriesOf(id)).map((entry) => entry.open)).toEqual([0, 500, 3000, 0]);
    // of this sale not all is cancelled, which only the sales know how to say
    await database.db
      .updateTable('sales')
      .set({ refundAmount: 3500, refundDebt: 3500 })
      .where('id', '=', saleId)
      .execute();
  });

  it('frees no more than was paid', async () => {
    const id = await aCustomer();
    const { saleId, debitId } = await aSale(id, 1000);
    await post(id, 400);
    await transaction(database.db, (tx) => freeSettled(tx, debitId, 900));
    expect(await saleState(saleId)).toEqual({ paid: 0, remaining: 1000, paymentStatus: 'deferred' });
    await post(id, 1);
    expect(await saleState(saleId)).toEqual({ paid: 401, remaining: 599, paymentStatus: 'partial' });
  });
});

type Step =
  | { kind: 'sale'; total: number }
  | { kind: 'entry'; change: number; answers: number | undefined }
  | { kind: 'cancel'; of: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('sale' as const), total: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({
      kind: fc.constant('entry' as const),
      change: fc.integer({ min: -5000, max: 8000 }).filter((change) => change !== 0),
      answers: fc.option(fc.nat(20), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(20) }),
  ),
  { maxLength: 14 },
);

/** Cancelling as the sales do it: free what was paid, then let the reversal answer the whole debt. */
async function cancel(customerId: string, sale: { saleId: string; debitId: string; total: number }) {
  await transaction(database.db, async (tx) => {
    await lockAccount(tx, customerId);
    await tx
      .updateTable('sales')
      .set({ status: 'cancelled', paymentStatus: 'cancelled' })
      .where('id', '=', sale.saleId)
      .execute();
    await freeSettled(tx, sale.debitId, sale.total);
    await write(tx, customerId, sale.total, {
      type: 'cancel',
      operation: 'add',
      saleId: sale.saleId,
      answers: [sale.debitId],
    });
  });
}

describe('the books', () => {
  it('hold after anything that can happen to an account', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence: Step[]) => {
        const customerId = await aCustomer();
        const sales: { saleId: string; debitId: string; total: number }[] = [];
        let expected = 0;
        for (const step of sequence) {
          if (step.kind === 'sale') {
            sales.push({ ...(await aSale(customerId, step.total)), total: step.total });
            expected -= step.total;
          } else if (step.kind === 'entry') {
            const debts = (await entriesOf(customerId)).filter(({ change }) => change < 0);
            const answers = step.change > 0 ? debts[step.answers ?? -1]?.id : undefined;
            await post(customerId, step.change, { answers: answers ? [answers] : [] });
            expected += step.change;
          } else {
            const [sale] = sales.splice(step.of % Math.max(1, sales.length), 1);
            if (!sale) continue;
            await cancel(customerId, sale);
            expected += sale.total;
          }
        }
        expect(await balanceOf(customerId)).toBe(expected);
        expect(await contradictions()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('hold when many write to one account at once', async () => {
    const id = await aCustomer();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(id, index % 3 === 0 ? 700 : -100 - index)),
    );
    const sum = (await entriesOf(id)).reduce((total, { change }) => total + change, 0);
    expect(await balanceOf(id)).toBe(sum);
    expect(await contradictions()).toEqual([]);
  });

  it('notice a balance that was changed behind the ledger’s back', async () => {
    const id = await aCustomer();
    await post(id, -500);
    await database.db.updateTable('customers').set({ balance: -400 }).where('id', '=', id).execute();
    expect(await contradictions()).toHaveLength(2);
    await database.db.updateTable('customers').set({ balance: -500 }).where('id', '=', id).execute();
  });
});
