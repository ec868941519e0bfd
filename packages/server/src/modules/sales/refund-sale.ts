import {
  adenDay,
  firstOfMonth,
  must,
  refundable,
  refundSaleBlocked,
  refundTooBig,
  ruleBroken,
  saleTexts,
  splitRefund,
  taxOfRefund,
  toYer,
  type RefundInput,
  type Sale,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { assertSeenRates, payMoney, readTill } from '../cash';
import { debtOfSale, postCustomerEntry } from '../ledger';
import { returnedLines, type ReturnedLine } from '../stock';
import { lockSale, readLines, type LockedSale } from './lock-sale';
import { takeOffParts } from './parts-of-month';
import { restock } from './restock';
import { tenderMethod } from './sale-payment.rules';
import { noteCar, readCar } from './sale-car';
import { readSale } from './sales.queries';

/** Refunds money for returned goods. It first lowers the sale's debt; the rest is paid out. */
export async function refundSale(tx: Tx, user: Actor, id: string, input: RefundInput): Promise<Sale> {
  const sale = await lockSale(tx, id);
  refuseIf(refundSaleBlocked(sale));
  const amount = input.refundAmount;
  if (amount > refundable(sale)) throw ruleBroken(refundTooBig(sale));

  const sold = await readLines(tx, id);
  const back = returnedLines(sold, input.items, {
    notThere: saleTexts.notSold,
    tooMany: saleTexts.returnTooMany,
  });
  const costs = new Map(sold.map(({ productId, cost }) => [productId, cost]));
  await restock(
    tx,
    user,
    sale,
    'sale.refund',
    back.map((line) => ({ ...line, cost: costs.get(line.productId) ?? 0 })),
  );
  const { debt, cash } = splitRefund(amount, sale);
  const reason = input.refundReason || saleTexts.refundReason;
  const before = await readSale(tx, id);
  const tax = taxOfRefund(sale, amount);
  await writeRefund(tx, user, sale, { amount, tax, debt, cash, reason, back, unfit: input.unfit ?? false });
  const car = (await readCar(tx, id)) ?? (input.car ? await noteCar(tx, id, input.car) : null);
  if (debt > 0)
    await postCustomerEntry(tx, {
      accountId: must(sale.customerId),
      type: 'refund',
      operation: 'add',
      change: debt,
      saleId: id,
      note: reason,
      userId: user.id,
      answers: [await debtOfSale(tx, id)],
    });
  const till = await readTill(tx, user, { tenders: input.tenders });
  if (input.tenders) assertSeenRates(till, input.seenRates);
  const method = tenderMethod(sale.paymentMethod);
  // at the rate of the day: the drawer pays out what the dollars are worth now
  const paid = payMoney(till, { due: cash, kind: 'refund', tenders: input.tenders, method });
  await postJournal(tx, {
    kind: 'refund',
    figures: { net: amount - tax, tax, rounding: paid.rounding },
    money: paid.moves,
    usdToYer: till.rates.usdToYer,
    source: { type: 'sale-refund', id, number: sale.saleNumber },
    userId: user.id,
  });
  const after = { ...(await readSale(tx, id)), ...paid.answer, car };
  await recordChange(tx, user, {
    action: 'sale.refund',
    entity: 'sales',
    entityId: id,
    before,
    after: { ...after, ...(input.unfit && { unfit: true }) },
  });
  return after;
}

interface RefundFacts {
  amount: number;
  tax: number;
  debt: number;
  cash: number;
  reason: string;
  back: readonly ReturnedLine[];
  /** The goods did not fit the car. */
  unfit: boolean;
}

/** A refund uses its invoice's rate, so that refunding everything leaves no rials of the invoice. */
const inRials = ({ usdToYer }: LockedSale, cents: number) => (usdToYer === null ? 0 : toYer(cents, usdToYer));

/** Writes the refund and its lines, and updates the sale and the totals of its day and month. */
async function writeRefund(
  tx: Tx,
  user: Actor,
  sale: LockedSale,
  { amount, tax, debt, cash, reason, back, unfit }: RefundFacts,
): Promise<void> {
  const day = adenDay(sale.createdAt);
  await sql`
    with input as (
      select * from unnest(${back.map(({ position }) => position)}::int[],
        ${back.map(({ quantity }) => quantity)}::numeric[]) as input (position, quantity)
    ), refund as (
      insert into sale_refunds (sale_id, amount, cash, reason, unfit, user_id)
      values (${sale.id}, ${amount}, ${cash}, ${reason}, ${unfit}, ${user.id}) returning id, created_at
    ), lines as (
      insert into sale_refund_items (refund_id, sale_id, position, quantity)
      select refund.id, ${sale.id}, input.position, input.quantity from refund, input
    ), back as (
      update sale_items i set returned = i.returned + input.quantity from input
      where i.sale_id = ${sale.id} and i.position = input.position
      returning i.product_id, input.quantity,
        round((i.quantity - i.returned + input.quantity) * i.cost, 4)
          - round((i.quantity - i.returned) * i.cost, 4) as cost,
        round(i.price * (i.quantity - i.returned + input.quantity))
          - round(i.price * (i.quantity - i.returned)) as worth,
        round(round(i.price * (i.quantity - i.returned + input.quantity)) * ${sale.usdToYer}::numeric / 100)
          - round(round(i.price * (i.quantity - i.returned)) * ${sale.usdToYer}::numeric / 100) as rials
    ), day as (
      update branch_sales_by_day set refunds = refunds + ${amount}, refund_tax = refund_tax + ${tax},
        cost = cost - (select coalesce(sum(cost), 0) from back),
        refund_rials = refund_rials + ${inRials(sale, sale.refundAmount + amount) - inRials(sale, sale.refundAmount)},
        refund_unrated = refund_unrated + ${sale.usdToYer === null ? amount : 0}
      where day = ${day} and warehouse_id is not distinct from ${sale.warehouseId}
    ), parts as (
      ${takeOffParts('back', { day, sale })}
    ), buyer as (
      update customer_sales_by_month set spent = spent - ${amount}
      where month = ${firstOfMonth(day)} and customer_id = ${sale.customerId}
        and warehouse_id is not distinct from ${sale.warehouseId}
    ), kept as (
      select count(*) as lines from sale_items i left join input using (position)
      where i.sale_id = ${sale.id} and i.returned + coalesce(input.quantity, 0) < i.quantity
    )
    update sales set
      refund_amount = refund_amount + ${amount}, refund_debt = refund_debt + ${debt}, refund_reason = ${reason},
      refund_date = refund.created_at,
      status = case when kept.lines = 0 or refund_amount + ${amount} = grand_total then 'refunded' else status end,
      version = version + 1, updated_at = now()
    from refund, kept where sales.id = ${sale.id}`.execute(tx);
}
