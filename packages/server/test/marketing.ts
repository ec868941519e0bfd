import type { Campaign, Channel } from '@turoos/contract';
import { sql, type Insertable } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Customers } from '../src/db/schema';
import { outboxSending } from '../src/jobs/send-outbox';
import type { JobContext } from '../src/kernel/jobs';
import type { Config } from '../src/system/config';
import { useApp, type Person } from './app';
import { jobContext } from './job-context';

/** A shop with an administrator who may do everything to campaigns, with helpers for it. */
export function useMarketing(settings: Partial<Config> = {}) {
  const shop = useApp(settings);
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await shop.person('admin');
  });

  const call: Person['call'] = (...given) => admin.call(...given);

  /** Calls the API and returns the record; fails the test if it is rejected. */
  async function done(method: string, path: string, body?: object, who: Person = admin) {
    const reply = await who.call(method, `/marketing${path}`, body);
    expect([200, 201], reply.body).toContain(reply.statusCode);
    return reply.json().data;
  }

  /** Returns the status and message of a rejected call. */
  async function refusal(method: string, path: string, body?: object, who: Person = admin) {
    const reply = await who.call(method, `/marketing${path}`, body);
    return [reply.statusCode, reply.json().message];
  }

  const create = (body: object = {}): Promise<Campaign> =>
    done('POST', '', { name: `حملة ${++made}`, message: 'أهلاً {الاسم}', channels: ['sms'], ...body });

  /** Creates and sends a campaign. */
  const sent = async (body: object = {}): Promise<Campaign> =>
    done('POST', `/${(await create(body))._id}/send`);

  async function customer(row: Partial<Insertable<Customers>> = {}): Promise<string> {
    const n = ++made;
    const { id } = await shop.db
      .insertInto('customers')
      .values({ name: `عميل ${n}`, customerCode: `C-${n}`, phone: String(777_000_000 + n), ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  interface SaleInput {
    status?: 'completed' | 'refunded' | 'cancelled' | 'pending';
    total?: number;
    refund?: number;
    customer?: string | null;
    at?: Date;
  }
  /** Inserts a sale, with or without a campaign's code. */
  async function sale(
    campaignId: string | null,
    { status = 'completed', total = 1000, refund = 0, customer: who = null, at = new Date() }: SaleInput = {},
  ): Promise<void> {
    await shop.db
      .insertInto('sales')
      .values({
        saleNumber: `T-${++made}`,
        campaignId,
        customerId: who,
        customerName: 'زبون',
        status,
        paymentStatus: status === 'cancelled' ? 'cancelled' : 'paid',
        paymentMethod: 'cash',
        subtotal: total,
        tillPaid: total,
        paid: total,
        refundAmount: refund,
        createdAt: at,
      })
      .execute();
    await sql`select rebuild_sales_sums()`.execute(shop.db);
  }

  const messages = (campaignId: string, channel?: Channel) =>
    shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('sourceId', '=', campaignId)
      .$call((query) => (channel === undefined ? query : query.where('channel', '=', channel)))
      .orderBy('recipient')
      .orderBy('channel')
      .execute();

  const statesOf = async (campaignId: string) => (await messages(campaignId)).map(({ status }) => status);

  /** Runs the job that the server runs every minute. */
  const runOutbox = (given: Partial<JobContext> = {}) =>
    outboxSending.run(jobContext(shop.db, given), undefined);

  async function forget(): Promise<void> {
    await shop.db.deleteFrom('sales').execute();
    await shop.db.deleteFrom('outbox').execute();
    await shop.db.deleteFrom('campaigns').execute();
    await shop.db.deleteFrom('customers').execute();
  }

  return {
    shop,
    get admin() {
      return admin;
    },
    call,
    done,
    refusal,
    create,
    sent,
    customer,
    sale,
    messages,
    statesOf,
    runOutbox,
    forget,
  };
}
