import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction, type Tx } from '../../db/transaction';
import { customers, suppliers } from '../../../test/ledger-books';

const database = useDatabase();

interface Entry {
  id: string;
  change: number;
  open: number;
  balanceAfter: number;
}

type Step =
  | { kind: 'document'; total: number }
  | { kind: 'entry'; change: number; answers: number | undefined }
  | { kind: 'takeBack' | 'cancel'; of: number; share: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('document' as const), total: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({
      kind: fc.constant('entry' as const),
      change: fc.integer({ min: -5000, max: 8000 }).filter((change) => change !== 0),
      answers: fc.option(fc.nat(20), { nil: undefined }),
    }),
    fc.record({
      kind: fc.constantFrom('takeBack' as const, 'cancel' as const),
      of: fc.nat(20),
      share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    }),
  ),
  { maxLength: 14 },
);

describe.each([customers, suppliers])('the ledger of a $whose', (kept) => {
  const { book } = kept;

  const held = <T>(accountId: string, work: (tx: Tx) => Promise<T>) =>
    transaction(database.db, async (tx) => {
      await kept.lock(tx, accountId);
      return work(tx);
    });

  const anAccount = () => kept.account(database.db);
  const post = (accountId: string, change: number, answers: readonly string[] = []) =>
    held(accountId, (tx) => kept.post(tx, { accountId, change, answers }));
  const aDocument = (accountId: string, total: number) =>
    held(accountId, (tx) => kept.document(tx, accountId, total));
  const stateOf = (document: string) => kept.state(database.db, document);

  async function entriesOf(accountId: string): Promise<Entry[]> {
    const { rows } = await sql<Entry>`
      select id, change, open, balance_after from ${sql.table(book.entries)}
      where ${sql.ref(book.owner)} = ${accountId} order by seq`.execute(database.db);
    return rows;
  }
  const openOf = async (accountId: string) => (await entriesOf(accountId)).map(({ open }) => open);

  const balanceOf = async (id: string) =>
    (
      await database.db
        .selectFrom(book.accounts)
        .select('balance')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).balance;

  async function contradictions(): Promise<string[]> {
    const found: string[] = [];
    for (const { claim, contradictions: query } of kept.proofs) {
      const { rows } = await query.execute(database.db);
      found.push(...rows.map(({ what }) => `${claim}: ${what}`));
    }
    return found;
  }

  describe('an entry', () => {
    it('changes the balance and stores the balance after it', async () => {
      const id = await anAccount();
      await post(id, -5000);
      await post(id, 2000);
      expect(await balanceOf(id)).toBe(-3000);
      expect(await entriesOf(id)).toMatchObject([
        { change: -5000, open: 3000, balanceAfter: -5000 },
        { change: 2000, open: 0, balanceAfter: -3000 },
      ]);
    });

    it('keeps the rest of a payment as credit, which settles the next debt', async () => {
      const id = await anAccount();
      await post(id, 1000);
      await post(id, -300);
      await post(id, -900);
      expect(await openOf(id)).toEqual([0, 0, 200]);
    });

    it('settles the debts in answers before older ones', async () => {
      const id = await anAccount();
      await post(id, -100);
      const meant = await post(id, -100);
      await post(id, 150, [meant]);
      expect(await openOf(id)).toEqual([50, 0, 0]);
    });

    it('settles no more than its amount among many debts', async () => {
      const id = await anAccount();
      for (let debt = 0; debt < 6; debt++) await post(id, -100);
      await post(id, 250);
      expect(await openOf(id)).toEqual([0, 0, 50, 100, 100, 100, 0]);
    });

    it('is refused for an unknown account, and beyond the limit of a balance', async () => {
      await expect(post(crypto.randomUUID(), 100)).rejects.toThrow(kept.texts.notFound);
      const id = await anAccount();
      await expect(post(id, -100_000_000_001)).rejects.toThrow(kept.texts.balanceTooBig);
      await expect(aDocument(id, 100_000_000_001)).rejects.toThrow(kept.texts.balanceTooBig);
      expect(await entriesOf(id)).toEqual([]);
    });

    it('is immutable', async () => {
      const entry = await post(await anAccount(), 100);
      const entries = sql.table(book.entries);
      const { db } = database;
      await expect(sql`update ${entries} set change = 1 where id = ${entry}`.execute(db)).rejects.toThrow();
      await expect(sql`delete from ${entries} where id = ${entry}`.execute(db)).rejects.toThrow();
    });
  });

  describe('a document', () => {
    it('shows the amount paid by payments and credit', async () => {
      const id = await anAccount();
      await post(id, 1000);
      const document = await aDocument(id, 5000);
      expect(await stateOf(document)).toEqual({ paid: 1000, remaining: 4000, paymentStatus: 'partial' });
      await post(id, 4000);
      expect(await stateOf(document)).toEqual({ paid: 5000, remaining: 0, paymentStatus: 'paid' });
    });

    it('releases payments, the latest first, for returned goods', async () => {
      const id = await anAccount();
      const document = await aDocument(id, 5000);
      await post(id, 2000);
      await post(id, 3000);
      await held(id, (tx) => kept.free(tx, document, 3500));
      expect(await stateOf(document)).toEqual({ paid: 1500, remaining: 3500, paymentStatus: 'partial' });
      expect(await openOf(id)).toEqual([3500, 500, 3000]);
      await held(id, (tx) => kept.takeBack(tx, { accountId: id, document, amount: 3500 }));
      expect(await balanceOf(id)).toBe(3500);
      expect(await openOf(id)).toEqual([0, 500, 3000, 0]);
      expect(await stateOf(document)).toEqual({ paid: 1500, remaining: 0, paymentStatus: 'paid' });
    });

    it('releases no more than was paid', async () => {
      const id = await anAccount();
      const document = await aDocument(id, 1000);
      await post(id, 400);
      await held(id, (tx) => kept.free(tx, document, 900));
      expect(await stateOf(document)).toEqual({ paid: 0, remaining: 1000, paymentStatus: kept.unpaid });
      await post(id, 1);
      expect(await stateOf(document)).toEqual({ paid: 401, remaining: 599, paymentStatus: 'partial' });
    });
  });

  describe('the books', () => {
    /** Releases payments as sales and purchases do: the part of the amount that exceeds the open debt. */
    async function reduce(accountId: string, document: string, how: 'takeBack' | 'cancel', amount: number) {
      await held(accountId, async (tx) => {
        const { remaining } = await kept.state(tx, document);
        await kept.free(tx, document, Math.max(0, amount - (remaining ?? 0)));
        await kept[how](tx, { accountId, document, amount });
      });
    }

    it('are consistent after any sequence of operations', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence: Step[]) => {
          const accountId = await anAccount();
          const documents: { id: string; left: number }[] = [];
          let expected = 0;
          for (const step of sequence) {
            if (step.kind === 'document') {
              documents.push({ id: await aDocument(accountId, step.total), left: step.total });
              expected -= step.total;
            } else if (step.kind === 'entry') {
              const debts = (await entriesOf(accountId)).filter(({ change }) => change < 0);
              const meant = step.change > 0 ? debts[step.answers ?? -1]?.id : undefined;
              await post(accountId, step.change, meant ? [meant] : []);
              expected += step.change;
            } else {
              const document = documents[step.of % Math.max(1, documents.length)];
              const amount =
                step.kind === 'cancel' ? document?.left : Math.floor((document?.left ?? 0) * step.share);
              if (!document || !amount) continue;
              await reduce(accountId, document.id, step.kind, amount);
              document.left -= amount;
              expected += amount;
            }
          }
          expect(await balanceOf(accountId)).toBe(expected);
          expect(await contradictions()).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });

    it('are consistent after concurrent entries on one account', async () => {
      const id = await anAccount();
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => post(id, index % 3 === 0 ? 700 : -100 - index)),
      );
      const sum = (await entriesOf(id)).reduce((total, { change }) => total + change, 0);
      expect(await balanceOf(id)).toBe(sum);
      expect(await contradictions()).toEqual([]);
    });

    it('detect a balance that was changed without an entry', async () => {
      const id = await anAccount();
      await post(id, -500);
      const set = (balance: number) =>
        sql`update ${sql.table(book.accounts)} set balance = ${balance} where id = ${id}`.execute(
          database.db,
        );
      await set(-400);
      expect(await contradictions()).toHaveLength(2);
      await set(-500);
    });
  });
});
