import { times } from '../../packages/server/test/money-model';
import { count, plenty, type Month } from './month';

/** A branch asks the other one for goods, which grants some of them; a piece is lost on the way now and then. */
export async function askBranch(month: Month, losesOne: boolean): Promise<void> {
  const { ledger, dice, staff, warehouses } = month;
  const goods = dice.oneOf(plenty(month, warehouses.sanaa));
  if (!goods) return;
  const [asked, granted] = [6, 4];
  const { _id } = await staff.keeper_ibb.ask('POST', '/transfers/requests', {
    fromWarehouse: warehouses.sanaa,
    toWarehouse: warehouses.ibb,
    items: [{ item: goods.id, quantity: asked }],
  });
  await staff.keeper_sanaa.ask('POST', `/transfers/${_id}/accept`, {
    items: [{ item: goods.id, quantity: granted }],
  });
  const cost = goods.average;
  await staff.keeper_sanaa.ask('POST', `/transfers/${_id}/ship`, {});
  const sent = times(granted, cost, 10_000);
  const left = goods.shift(warehouses.sanaa, -granted);
  ledger.books.post('transferOut', { goodsOnTheWay: sent, inventory: left, rounding: -sent - left });

  const arrived = losesOne ? granted - 1 : granted;
  await staff.keeper_ibb.ask('POST', `/transfers/${_id}/receive`, {
    items: [{ item: goods.id, quantity: arrived }],
    ...(losesOne && { notes: 'كُسرت واحدة في الطريق' }),
  });
  const lost = times(granted - arrived, cost, 10_000);
  const came = goods.shift(warehouses.ibb, arrived, cost);
  ledger.books.post('transferIn', {
    goodsOnTheWay: -sent,
    inventory: came,
    stockDifferences: lost,
    rounding: sent - came - lost,
  });
  count(month, 'transfer asked and granted');
}

/** The warehouse finds a piece too many or too few, and a manager approves it. */
export async function adjust(month: Month): Promise<void> {
  const { ledger, dice, staff, warehouses } = month;
  const goods = dice.oneOf(plenty(month, warehouses.main));
  if (!goods) return;
  const isMore = dice.chance(0.5);
  const quantity = 1 + dice.below(2);
  const { _id } = await staff.warehouse_staff.ask('POST', '/stock-adjustments', {
    item: goods.id,
    type: isMore ? 'addition' : 'subtraction',
    quantity,
    reason: 'other',
    warehouse: warehouses.main,
  });
  await staff.manager.ask('POST', `/stock-adjustments/${_id}/approve`, {});
  const inventory = goods.shift(warehouses.main, isMore ? quantity : -quantity);
  ledger.books.post('adjustment', { inventory, stockDifferences: -inventory });
  count(month, 'adjustment');
}
