import { centsOf, out, settle, written, type Account, type Goods } from './ledger';
import { atSafe, count, moved, type Month } from './month';

interface Order {
  id: string;
  goods: Goods;
  place: string;
  supplier: Account;
  /** Cents of a piece. */
  cost: number;
  awaited: number;
}

/** A cost near the average of the part, so that no price falls below it. */
const costNear = ({ dice }: Month, { average }: Goods) =>
  Math.round((average / 10_000) * (0.9 + dice.below(21) / 100));

/** Buys goods on account and pays some of them at once out of the safe. */
export async function buy(month: Month): Promise<void> {
  const { ledger, dice, staff, warehouses } = month;
  const goods = dice.oneOf([...ledger.goods.values()].filter(({ quantity }) => quantity > 5));
  const supplier = dice.oneOf(ledger.suppliers);
  if (!goods || !supplier) return;
  const place = dice.oneOf([warehouses.main, warehouses.ibb, warehouses.sanaa]) ?? warehouses.main;
  const [quantity, cost] = [5 + dice.below(30), costNear(month, goods)];
  const total = quantity * cost;
  // dollars, because other money is worth what it was on the day of the purchase
  const paid = dice.chance(0.5) ? Math.floor(dice.below(total) / 100) * 100 : 0;
  await staff.manager.ask('POST', '/purchases', {
    supplier: supplier.id,
    purchaseDate: month.date,
    items: [{ product: goods.id, warehouse: place, quantity, unitCost: cost / 100 }],
    ...(paid > 0 && { tenders: [{ currency: 'USD', amount: paid / 100 }] }),
  });
  const inventory = goods.shift(place, quantity, cost * 10_000);
  owe(supplier, total);
  supplier.pay(paid);
  supplier.enter(paid);
  ledger.books.post(
    'purchase',
    { inventory, suppliers: paid - total, rounding: total - inventory },
    paid > 0 ? [moved(month, atSafe, 'payment', { code: 'USD', units: -paid }, -paid)] : [],
  );
  count(month, 'purchase');
}

function owe(supplier: Account, cents: number): void {
  supplier.owe(cents);
  supplier.enter(-cents);
}

/** Orders goods; the warehouse receives them in parts on the days after. */
export async function order(month: Month): Promise<Order | undefined> {
  const { ledger, dice, staff, warehouses } = month;
  const goods = dice.oneOf([...ledger.goods.values()].filter(({ quantity }) => quantity > 5));
  const supplier = dice.oneOf(ledger.suppliers);
  if (!goods || !supplier) return undefined;
  const [quantity, cost] = [12 + dice.below(30), costNear(month, goods)];
  const place = warehouses.main;
  const { _id: id } = await staff.warehouse_staff.ask('POST', '/purchases', {
    supplier: supplier.id,
    purchaseDate: month.date,
    status: 'pending',
    items: [{ product: goods.id, warehouse: place, quantity, unitCost: cost / 100 }],
  });
  count(month, 'order');
  return { id, goods, place, supplier, cost, awaited: quantity };
}

export async function receive(month: Month, ordered: Order, isRest: boolean): Promise<void> {
  const { goods, place, supplier, cost } = ordered;
  const quantity = isRest ? ordered.awaited : 1 + month.dice.below(ordered.awaited - 1);
  await month.staff.warehouse_manager.ask('POST', `/purchases/${ordered.id}/receipts`, {
    items: [{ product: goods.id, quantity }],
  });
  ordered.awaited -= quantity;
  const inventory = goods.shift(place, quantity, cost * 10_000);
  owe(supplier, quantity * cost);
  month.ledger.books.post('purchase', {
    inventory,
    suppliers: -quantity * cost,
    rounding: quantity * cost - inventory,
  });
  count(month, 'receipt of a part of an order');
}

export async function paySupplier(month: Month): Promise<void> {
  const { ledger, dice, staff, places } = month;
  const supplier = dice.oneOf(ledger.suppliers.filter(({ balance }) => balance < 0));
  if (!supplier) return;
  const code = dice.oneOf(['YER', 'USD', 'SAR'] as const);
  const method = dice.oneOf(['cash', 'bank_transfer', 'exchanger'] as const);
  const tender = { code, units: (1 + dice.below(20)) * (code === 'YER' ? 1000 : 500) };
  await staff.accountant.ask('POST', `/suppliers/${supplier.id}/payments`, {
    tenders: [{ ...written(tender), method, ...(method !== 'cash' && { reference: '778812' }) }],
  });
  const { paid, over, rounding } = settle(-supplier.balance, [tender], undefined, ledger.rates);
  supplier.pay(paid + over);
  supplier.enter(paid + over);
  const place = { cash: places.safe, bank_transfer: places.bank, exchanger: places.exchanger }[method];
  const cents = -centsOf(tender, ledger.rates);
  ledger.books.post('supplierPayment', { suppliers: paid + over, rounding }, [
    { ...out(tender), kind: 'payment', place, cents },
  ]);
  count(month, 'payment to a supplier');
}

export type { Order };
