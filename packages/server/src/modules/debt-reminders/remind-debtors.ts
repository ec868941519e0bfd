import {
  conflict,
  countedAfter,
  defaultReminder,
  hasAddress,
  nouns,
  debtReminderTexts,
  owedText,
  personalise,
  type Channel,
  type NewReminders,
  type RemindersQueued,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readRates } from '../exchange-rates';
import { readDebts, type Debt } from './debts.queries';

const subject = 'تذكير بمبلغ مستحق';

/** Queues a reminder to each debtor and returns how many were queued and why others were skipped. */
export async function remindDebtors(
  tx: Tx,
  user: Actor,
  { customers, channel, message = defaultReminder }: NewReminders,
): Promise<RemindersQueued> {
  const chosen = new Set(customers).size;
  const debtors = await readDebtors(tx, customers);
  const { usdToYer: rate } = await readRates(tx, { userId: user.id });
  const reachable = debtors.filter((debtor) => hasAddress(channel, debtor));
  const queued = await queue(tx, user, {
    channel,
    reminders: reachable.map((debtor) => ({
      customerId: debtor.id,
      recipient: channel === 'email' ? debtor.email : debtor.phone,
      body: personalise(message, {
        name: debtor.name,
        amount: owedText(debtor.debt, rate),
        days: countedAfter(debtor.oldestDays, nouns.day),
      }),
    })),
  });
  if (queued.length === 0) throw conflict(debtReminderTexts.nobody);
  const outcome = {
    queued: queued.length,
    withoutAddress: debtors.length - reachable.length,
    alreadyToday: reachable.length - queued.length,
    withoutDebt: chosen - debtors.length,
  };
  await recordChange(tx, user, {
    action: 'customer.remind',
    entity: 'customers',
    after: { channel, message, customers: queued, ...outcome },
  });
  return outcome;
}

interface IndebtedCustomer extends Debt {
  id: string;
  name: string;
  phone: string;
  email: string;
}

async function readDebtors(tx: Tx, ids: readonly string[]): Promise<IndebtedCustomer[]> {
  const debts = await readDebts(tx, ids);
  const customers = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'email'])
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute();
  return customers.flatMap((customer) => {
    const debt = debts.get(customer.id);
    return debt ? [{ ...customer, ...debt }] : [];
  });
}

interface Batch {
  channel: Channel;
  reminders: readonly { customerId: string; recipient: string; body: string }[];
}

/**
 * Inserts the reminders and returns the customers' ids. A unique index skips customers already reminded today
 * by this channel, also by a concurrent request; inserting sorted by customer avoids deadlocks.
 */
async function queue(tx: Tx, user: Actor, { channel, reminders }: Batch): Promise<string[]> {
  const { rows } = await sql<{ customerId: string }>`
    insert into outbox (channel, recipient, subject, body, source_type, source_id, customer_id, user_id)
    select ${channel}, recipient, ${channel === 'email' ? subject : ''}, body, 'customers', customer, customer,
      ${user.id}
    from unnest(
      ${reminders.map(({ customerId }) => customerId)}::uuid[], ${reminders.map(({ recipient }) => recipient)}::text[],
      ${reminders.map(({ body }) => body)}::text[]) as reminder (customer, recipient, body)
    order by customer
    on conflict do nothing returning customer_id`.execute(tx);
  return rows.map(({ customerId }) => customerId);
}
