import { sql } from 'kysely';
import { expect } from 'vitest';
import { useSales } from './sales';

/** A shop with helpers to create debtors with debts of any age. */
export function useDebtors() {
  const shop = useSales();
  let made = 0;

  /** Creates a customer who has owed these amounts (in cents) for these numbers of days. */
  async function debtor(
    debts: readonly { cents: number; days: number }[],
    fields: Partial<{ name: string; phone: string; email: string; noMarketing: boolean }> = {},
  ): Promise<string> {
    const sum = debts.reduce((total, { cents }) => total + cents, 0);
    const { id } = await shop.db
      .insertInto('customers')
      .values({
        name: `مدين ${++made}`,
        customerCode: `D-${made}-${crypto.randomUUID()}`,
        phone: '777123456',
        email: `d${made}@shop.ye`,
        balance: -sum,
        ...fields,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    let balanceAfter = 0;
    for (const { cents, days } of debts)
      await shop.db
        .insertInto('customerTransactions')
        .values({
          customerId: id,
          type: 'adjustment',
          operation: 'subtract',
          change: -cents,
          open: cents,
          balanceAfter: (balanceAfter -= cents),
          at: sql<Date>`now() - ${days} * interval '1 day'`,
        })
        .execute();
    // the debts stand in the books as those of a shop that moved in
    await sql`select turoos_open_books()`.execute(shop.db);
    return id;
  }

  const messages = (customerId: string) =>
    shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();

  async function remind(customers: readonly string[], body: object = {}) {
    const reply = await shop.call('POST', '/debt-reminders', { customers, channel: 'sms', ...body });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  return { shop, debtor, messages, remind };
}
