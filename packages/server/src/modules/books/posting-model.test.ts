import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { accountBalances } from '../../../test/journal-entries';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier } = usePurchases();

const half = (value: bigint, over: bigint) => (2n * value + over) / (2n * over);

/** Stock with its moving average, in hundredths of a piece and ten-thousandths of a cent. */
class Stock {
  constructor(
    readonly id: string,
    private quantity: bigint,
    private cost: bigint,
  ) {}
  get value() {
    return Number(half(this.quantity * this.cost, 1_000_000n));
  }
  get average() {
    return this.cost;
  }
  arrive(quantity: bigint, cost = this.cost) {
    this.cost = half(this.quantity * this.cost + quantity * cost, this.quantity + quantity);
    this.quantity += quantity;
  }
  leave(quantity: bigint, cost = this.cost) {
    const left = this.quantity - quantity;
    const value = this.quantity * this.cost - quantity * cost;
    if (left > 0n && cost !== this.cost && value >= 0n) this.cost = half(value, left);
    this.quantity = left;
  }
  revalue(cost: bigint) {
    this.cost = cost;
  }
  count(quantity: bigint) {
    this.quantity = quantity;
  }
}

/** The accounts as an accountant would keep them by hand. */
class Accounts {
  readonly balances: Record<string, number> = {};
  /** Books debits above zero; what is missing to balance them goes to the last account. */
  book(amounts: Record<string, number>, rest: string) {
    const missing = -Object.values(amounts).reduce((sum, cents) => sum + cents, 0);
    for (const [account, cents] of [...Object.entries(amounts), [rest, missing] as const])
      this.balances[account] = (this.balances[account] ?? 0) + cents;
  }
  get notZero() {
    return Object.fromEntries(Object.entries(this.balances).filter(([, cents]) => cents !== 0));
  }
}

interface Bought {
  id: string;
  stock?: Stock;
  quantity: bigint;
  landed: bigint;
  total: number;
  clearing: number;
}
interface Sent {
  id: string;
  stock: Stock;
  quantity: bigint;
  cost: bigint;
}

const cents = fc.integer({ min: 1, max: 90_000 });
const pieces = fc.integer({ min: 1, max: 900 });
const index = fc.nat(5);
const action = fc.oneof(
  fc.record({ do: fc.constant('customerPays' as const), who: index, cents }),
  fc.record({
    do: fc.constant('customerSet' as const),
    who: index,
    cents: fc.integer({ min: -9000, max: 9000 }),
  }),
  fc.record({ do: fc.constant('supplierPaid' as const), who: index, cents }),
  fc.record({
    do: fc.constant('supplierSet' as const),
    who: index,
    cents: fc.integer({ min: -9000, max: 9000 }),
  }),
  fc.record({
    do: fc.constant('buy' as const),
    who: index,
    part: index,
    pieces,
    cents,
    freight: fc.nat(3000),
    onBill: fc.boolean(),
    paid: fc.nat(100),
  }),
  fc.record({ do: fc.constant('buyAmount' as const), cents, freight: fc.nat(3000), onBill: fc.boolean() }),
  fc.record({ do: fc.constant('unpay' as const), which: index }),
  fc.record({ do: fc.constantFrom('return' as const, 'cancel' as const), which: index }),
  fc.record({ do: fc.constant('newPart' as const), pieces, cents }),
  fc.record({ do: fc.constant('set' as const), part: index, pieces, cents: fc.option(cents) }),
  fc.record({ do: fc.constantFrom('adjust' as const, 'scrap' as const), part: index, pieces }),
  // few pieces, so that most of them are there to be sent
  fc.record({
    do: fc.constant('send' as const),
    part: index,
    pieces: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({ do: fc.constant('receive' as const), which: index, share: fc.nat(100) }),
  fc.record({ do: fc.constant('bringBack' as const), which: index }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T;

it('posts any sequence of operations as an accountant would by hand', async () => {
  const branch = await aWarehouse(shop.db);
  const owner = await shop.shop.person('admin');
  const accounts = new Accounts();
  const stocks: Stock[] = [];
  const customers = await Promise.all(
    [1, 2].map(async () => ({ id: await shop.customer(), balance: 0, isUsed: false })),
  );
  const suppliers = await Promise.all(
    // no corrections of the first one's account, so that all that its purchases were paid is money
    [1, 2].map(async () => ({ id: await supplier(), isUsed: false })),
  );
  let bought: Bought[] = [];
  let sent: Sent[] = [];
  let named = 0;

  /** Calls the API and returns the reply's data, or undefined when it is refused. */
  async function ask(method: string, path: string, body: object, who = shop.manager) {
    const reply = await who.call(method, path, body);
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    return reply.statusCode < 300 ? reply.json().data : undefined;
  }
  const approve = (path: string) => ask('POST', `${path}/approve`, {});
  /** Books what a change of stock came to. */
  function move(stock: Stock, change: () => void, amounts: Record<string, number>, rest: string) {
    const before = stock.value;
    change();
    accounts.book({ ...amounts, inventory: stock.value - before }, rest);
  }

  async function perform(step: Action): Promise<unknown> {
    switch (step.do) {
      case 'customerPays': {
        const customer = pick(customers, step.who);
        const amount = step.cents / 100;
        if (!(await ask('PATCH', `/customers/${customer.id}/balance`, { amount }))) return false;
        customer.balance += step.cents;
        customer.isUsed = true;
        return accounts.book({ customers: -step.cents }, 'safe');
      }
      case 'customerSet': {
        const customer = pick(customers, step.who);
        const change = step.cents - customer.balance;
        const amount = step.cents / 100;
        await ask('PATCH', `/customers/${customer.id}/balance`, { amount, operation: 'set' });
        if (change === 0) return true;
        accounts.book({ customers: -change }, customer.isUsed ? 'balanceCorrections' : 'openingBalances');
        Object.assign(customer, { balance: step.cents, isUsed: true });
        return true;
      }
      case 'supplierPaid': {
        const one = pick(suppliers, step.who);
        if (!(await ask('POST', `/suppliers/${one.id}/payments`, { amount: step.cents / 100 }))) return false;
        one.isUsed = true;
        return accounts.book({ suppliers: step.cents }, 'safe');
      }
      case 'supplierSet': {
        const one = suppliers[1];
        const body = { change: step.cents / 100, note: 'تسوية' };
        if (!one || !(await ask('POST', `/suppliers/${one.id}/adjustments`, body, owner))) return false;
        accounts.book({ suppliers: step.cents }, one.isUsed ? 'balanceCorrections' : 'openingBalances');
        one.isUsed = true;
        return true;
      }
      case 'buy':
        return buy(step);
      case 'buyAmount': {
        const { id = '' } = suppliers[0] ?? {};
        const charges = step.onBill ? 0 : step.freight;
        const total = step.cents + (step.onBill ? step.freight : 0);
        const made = await ask('POST', '/purchases', {
          supplier: id,
          purchaseDate: '2026-01-10',
          totalAmount: total / 100,
          freight: step.freight / 100,
          chargesOnBill: step.onBill,
        });
        if (!made) return false;
        bought.push({ id: made._id, quantity: 0n, landed: 0n, total, clearing: charges });
        return accounts.book({ suppliers: -total, freightClearing: -charges }, 'stockDifferences');
      }
      case 'unpay': {
        if (bought.length === 0) return false;
        const { id } = pick(bought, step.which);
        const { paidAmount, supplier: from } = (await shop.call('GET', `/purchases/${id}`)).json().data;
        if (from._id !== suppliers[0]?.id) return false;
        if (!(await ask('PATCH', `/purchases/${id}/payment-status`, { paymentStatus: 'pending' })))
          return false;
        return accounts.book({ suppliers: -Math.round(paidAmount * 100) }, 'safe');
      }
      case 'return':
      case 'cancel': {
        if (bought.length === 0) return false;
        const one = pick(bought, step.which);
        if (!(await ask('POST', `/purchases/${one.id}/${step.do}`, {}))) return false;
        bought = bought.filter((other) => other !== one);
        const { stock, quantity, landed, total } = one;
        const charges = stock ? Number(half(quantity * landed, 1_000_000n)) - total : 0;
        const amounts: Record<string, number> = { suppliers: total };
        if (step.do === 'return') amounts['freightCosts'] = charges;
        else amounts['freightClearing'] = one.clearing;
        return stock
          ? move(stock, () => stock.leave(quantity, landed), amounts, 'stockDifferences')
          : accounts.book(amounts, 'stockDifferences');
      }
      case 'newPart': {
        const made = await ask('POST', '/products', {
          name: 'قطعة',
          partNumber: `M-${++named}`,
          unit: 'measure',
          warehouse: shop.warehouse,
          quantity: step.pieces / 100,
          costPrice: step.cents / 100,
        });
        const stock = new Stock(made._id, 0n, BigInt(step.cents) * 10_000n);
        stocks.push(stock);
        return move(stock, () => stock.arrive(BigInt(step.pieces)), {}, 'openingBalances');
      }
      case 'receive':
      case 'bringBack': {
        if (sent.length === 0) return false;
        const one = pick(sent, step.which);
        const arrived = step.do === 'receive' ? (one.quantity * BigInt(step.share)) / 100n : one.quantity;
        const items = [{ product: one.stock.id, quantity: Number(arrived) / 100 }];
        const done = await (step.do === 'receive'
          ? ask('POST', `/transfers/${one.id}/receive`, { items, notes: 'نقص' })
          : ask('POST', `/transfers/${one.id}/cancel`, { reason: 'سبب' }));
        if (!done) return false;
        sent = sent.filter((other) => other !== one);
        const worth = (quantity: bigint) => Number(half(quantity * one.cost, 1_000_000n));
        return move(
          one.stock,
          () => arrived > 0n && one.stock.arrive(arrived, one.cost),
          { goodsOnTheWay: -worth(one.quantity), stockDifferences: worth(one.quantity - arrived) },
          'rounding',
        );
      }
      default:
        return changeStock(step);
    }
  }

  async function buy(step: Extract<Action, { do: 'buy' }>) {
    if (stocks.length === 0) return false;
    const stock = pick(stocks, step.part);
    const quantity = BigInt(step.pieces);
    const goods = Number(half(quantity * BigInt(step.cents), 100n));
    const total = goods + (step.onBill ? step.freight : 0);
    const paid = Math.floor((total * step.paid) / 100);
    const made = await ask('POST', '/purchases', {
      supplier: pick(suppliers, step.who).id,
      purchaseDate: '2026-01-10',
      items: [
        {
          product: stock.id,
          warehouse: shop.warehouse,
          quantity: step.pieces / 100,
          unitCost: step.cents / 100,
        },
      ],
      freight: step.freight / 100,
      chargesOnBill: step.onBill,
      paidAmount: paid / 100,
    });
    if (!made) return false;
    pick(suppliers, step.who).isUsed = true;
    // freight over the pieces, in ten-thousandths of a cent
    const landed = half(
      BigInt(step.freight) * 1_000_000n + BigInt(step.cents) * 10_000n * quantity,
      quantity,
    );
    const clearing = step.onBill ? 0 : step.freight;
    bought.push({ id: made._id, stock, quantity, landed, total, clearing });
    return move(
      stock,
      () => stock.arrive(quantity, landed),
      { suppliers: paid - total, safe: -paid, freightClearing: -clearing },
      'rounding',
    );
  }

  async function changeStock(step: Extract<Action, { do: 'set' | 'adjust' | 'scrap' | 'send' }>) {
    if (stocks.length === 0) return false;
    const stock = pick(stocks, step.part);
    const quantity = BigInt(step.pieces);
    const line = { item: stock.id, warehouse: shop.warehouse, quantity: step.pieces / 100 };
    if (step.do === 'set') {
      const costPrice = step.cents === null ? undefined : step.cents / 100;
      const body = { quantity: step.pieces / 100, costPrice, atWarehouse: undefined };
      // over all warehouses, so nothing may lie in the branch
      if (!(await ask('PUT', `/products/${stock.id}`, body))) return false;
      const change = () => {
        if (step.cents !== null) stock.revalue(BigInt(step.cents) * 10_000n);
        stock.count(quantity);
      };
      return move(stock, change, {}, 'stockDifferences');
    }
    if (step.do === 'send') {
      const made = await ask('POST', '/transfers', {
        fromWarehouse: shop.warehouse,
        toWarehouse: branch,
        items: [{ product: stock.id, quantity: step.pieces / 100 }],
      });
      if (!made) return false;
      await approve(`/transfers/${made._id}`);
      if (!(await ask('POST', `/transfers/${made._id}/ship`, {}))) return false;
      const cost = stock.average;
      sent.push({ id: made._id, stock, quantity, cost });
      const goodsOnTheWay = Number(half(quantity * cost, 1_000_000n));
      return move(stock, () => stock.leave(quantity), { goodsOnTheWay }, 'rounding');
    }
    const [path, body] =
      step.do === 'scrap'
        ? (['/scrap', { ...line, reason: 'damaged' }] as const)
        : (['/stock-adjustments', { ...line, type: 'addition', reason: 'other' }] as const);
    const made = await ask('POST', path, body);
    if (!made || !(await approve(`${path}/${made._id}`))) return false;
    const change = () => (step.do === 'scrap' ? stock.leave(quantity) : stock.arrive(quantity));
    return move(stock, change, {}, 'stockDifferences');
  }

  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const step of steps)
        if ((await perform(step)) !== false) done.set(step.do, (done.get(step.do) ?? 0) + 1);
      expect(await accountBalances(shop.db)).toEqual(accounts.notZero);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  await shop.expectBooksHold();
  // a test in which everything is refused would prove nothing
  for (const kind of [
    'supplierSet',
    'buy',
    'buyAmount',
    'unpay',
    'return',
    'cancel',
    'set',
    'scrap',
    'send',
    'receive',
    'bringBack',
  ])
    expect(done.get(kind) ?? 0, kind).toBeGreaterThan(0);
}, 180_000);
