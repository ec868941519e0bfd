import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell } = shop;
afterEach(() => shop.expectBooksHold());

const today = adenDay(new Date()).replaceAll('-', '');
const seqOf = ({ saleNumber }: { saleNumber: string }) => Number(saleNumber.split('-')[2]);
const lastSeq = async () => {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0) as seq from counter_values v join counters c on c.id = v.counter_id
    where c.key = 'INVOICE'`.execute(shop.db);
  return rows[0]?.seq ?? 0;
};

describe('the number of a sale', () => {
  it('has no gap and no repetition when 32 sellers sell at once', async () => {
    const [product, before] = [await part(), await lastSeq()];
    const sales = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        sell({ items: [{ product, quantity: 1 }] }, undefined, { 'idempotency-key': `parallel-${n}` }),
      ),
    );
    expect(sales.map(seqOf).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 32 }, (_, n) => before + n + 1),
    );
  });

  it('is the same in the answer, the record, the movements, the audit log and a repeated answer', async () => {
    const [product, id] = [await part(), await customer()];
    for (const payment of [
      { paymentStatus: 'paid' },
      { paymentStatus: 'deferred', customer: id },
      { paymentStatus: 'partial', partialAmount: 5, customer: id },
    ]) {
      const body = { ...payment, items: [{ product, quantity: 1 }] };
      const send = (headers: Record<string, string>) => shop.call('POST', '/sales', body, headers);
      const first = await send({ 'idempotency-key': `same-${payment.paymentStatus}` });
      const sale = first.json().data;
      expect(sale.saleNumber).toBe(`INV-${today}-${String(await lastSeq()).padStart(3, '0')}`);
      expect((await send({ 'idempotency-key': `same-${payment.paymentStatus}` })).json()).toEqual(
        first.json(),
      );
      expect((await shop.call('GET', `/sales/${sale._id}`)).json().data).toEqual(sale);
      const { rows } = await sql`
        select (select after from audit_log where entity_id = ${sale._id}) ->> 'saleNumber' as audited,
          (select source_number from stock_movements where source_id = ${sale._id}) as moved,
          (select search_text from sales where id = ${sale._id}) like '%' || turoos_code(${sale.saleNumber}) as found`.execute(
        shop.db,
      );
      expect(rows).toEqual([{ audited: sale.saleNumber, moved: sale.saleNumber, found: true }]);
    }
  });

  it('is answered without an idempotency key too', async () => {
    const sale = await sell({ items: [{ product: await part(), quantity: 1 }] });
    expect(seqOf(sale)).toBe(await lastSeq());
  });

  it('is given back by a sale that fails after taking it', async () => {
    const [product, before] = [await part(), await lastSeq()];
    await sql`alter table sales add constraint refused check (notes <> 'يفشل')`.execute(shop.db);
    const failing = { paymentStatus: 'paid', notes: 'يفشل', items: [{ product, quantity: 1 }] };
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => shop.call('POST', '/sales', failing)),
      ...Array.from({ length: 4 }, () => shop.call('POST', '/sales', { ...failing, notes: 'ينجح' })),
    ]);
    await sql`alter table sales drop constraint refused`.execute(shop.db);
    const sold = replies.filter(({ statusCode }) => statusCode === 201).map((reply) => reply.json().data);
    expect(sold.map(seqOf).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => before + n));
    expect(await lastSeq()).toBe(before + 4);
  });

  it('leaves names and notes as they are, whatever characters they contain', async () => {
    const texts = {
      customerName: 'علي "أبو" \\"نصر\\" $& %',
      notes: '"saleNumber":"INV-1" \\u0000 \\\\ current_setting',
    };
    const body = { ...texts, paymentStatus: 'paid', items: [{ product: await part(), quantity: 1 }] };
    const send = () => shop.call('POST', '/sales', body, { 'idempotency-key': 'strange' });
    const first = await send();
    const sale = first.json().data;
    expect(sale).toMatchObject(texts);
    expect(seqOf(sale)).toBe(await lastSeq());
    expect((await send()).json()).toEqual(first.json());
    const { after } = await shop.db
      .selectFrom('auditLog')
      .select('after')
      .where('entityId', '=', sale._id)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ ...texts, saleNumber: sale.saleNumber });
  });

  it('is unique while an administrator changes the counter', async () => {
    const product = await part();
    const admin = await shop.shop.person('super_admin');
    const { id } = (await admin.call('GET', '/counters?q=INVOICE')).json().data[0];
    const change = async (changes: object) => {
      const reply = await admin.call('PUT', `/counters/${id}`, changes);
      expect(reply.statusCode, reply.body).toBe(200);
    };
    const sellTen = () =>
      Promise.all(Array.from({ length: 10 }, () => sell({ items: [{ product, quantity: 1 }] })));
    const [before, ...changed] = await Promise.all([
      sellTen(),
      ...['never', 'monthly', 'daily'].map((resetPolicy) => change({ resetPolicy, prefix: 'INV' })),
      sellTen(),
    ]);
    const numbers = [...(before ?? []), ...changed.flatMap((sales) => sales ?? []), ...(await sellTen())].map(
      ({ saleNumber }) => saleNumber,
    );
    expect(numbers).toHaveLength(30);
    expect(new Set(numbers).size).toBe(30);
    await change({ prefix: 'فاتورة', digits: 6 });
    const { saleNumber } = await sell({ items: [{ product, quantity: 1 }] });
    expect(saleNumber).toMatch(new RegExp(`^فاتورة-${today}-\\d{6}$`));
  });
});
