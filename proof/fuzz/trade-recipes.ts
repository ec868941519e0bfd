import { both, inState, withBody, type Recipe } from './recipe';
import { noTenders, paidWith, withTenders } from './money-recipes';
import { soldQuotation } from './quotation-recipes';
import type { Fields, Source } from './types';
import { idOf } from './valid-value';

/** A part that is in stock in a warehouse. */
const saleLines = ({ dice, holdings }: Source) =>
  Array.from({ length: 1 + dice.below(3) }, () => ({
    product: dice.oneOf(holdings.stock)?.product ?? dice.uuid(),
    quantity: 1 + dice.below(2),
  }));

const sale: Recipe = withBody((body, source) => ({
  items: saleLines(source),
  ...soldQuotation(source),
  discount: 0,
  partialAmount: body['paymentStatus'] === 'partial' ? 1 : undefined,
  ...withTenders(source),
  campaignCode: source.dice.chance(0.1) ? body['campaignCode'] : undefined,
  customer: source.dice.chance(0.7) ? idOf('customer', source) : null,
}));

const purchaseLines = ({ dice, holdings }: Source) =>
  Array.from({ length: 1 + dice.below(3) }, () => {
    const line = dice.oneOf(holdings.stock);
    return {
      product: line?.product ?? dice.uuid(),
      warehouse: line?.warehouse ?? dice.uuid(),
      quantity: 1 + dice.below(20),
      unitCost: 1 + dice.below(50),
    };
  });

const purchase: Recipe = withBody((body, source) => ({
  supplier: idOf('supplier', source),
  items: purchaseLines(source),
  totalAmount: undefined,
  paidAmount: body['paymentStatus'] === 'partial' ? 1 : undefined,
  ...paidWith(source),
  supplierInvoiceNumber: `FZ-${source.dice.below(1e9)}`,
}));

/** Sales and purchases. */
export const tradeRecipes: Readonly<Record<string, Recipe>> = {
  'purchases.create': purchase,
  'purchases.update': both(
    purchase,
    withBody(() => ({ ...noTenders, status: undefined })),
    inState('purchases', 'pending'),
    // Of a received purchase little but its notes can be changed.
    (parts, source) => {
      if (source.dice.chance(0.5)) return;
      inState('purchases', 'completed')(parts, source);
      parts.body = { notes: 'وصلت ناقصة كرتوناً' };
    },
  ),
  'purchases.receive': (parts, source) => {
    inState('purchases', 'pending')(parts, source);
    if (source.dice.chance(0.5)) parts.body = {};
  },
  'purchases.closeRest': inState('purchases', 'partly_received'),
  'purchases.return': (parts, { dice, holdings }) => {
    const line = dice.oneOf(holdings.bought);
    if (!line) return;
    parts.params['id'] = line.of;
    parts.body = { items: [{ product: line.product, quantity: 1, warehouse: line.warehouse }] };
  },
  'sales.create': both(
    sale,
    withBody(({ paymentStatus = 'paid' }) => ({ paymentStatus })),
  ),
  'sales.update': both(
    sale,
    inState('sales', 'pending'),
    withBody(() => ({ status: undefined })),
  ),
  'sales.ofCustomer': ({ params }, source) => {
    params['id'] = idOf('customer', source);
  },
  'sales.carsOfCustomer': ({ params }, source) => {
    params['id'] = idOf('customer', source);
  },
  'sales.refund': (parts, { dice, holdings }) => {
    const line = dice.oneOf(holdings.sold);
    parts.body = { ...(parts.body as Fields), ...noTenders };
    if (!line) return;
    parts.params['id'] = line.of;
    parts.body = {
      refundAmount: 1,
      refundReason: 'قطعة معيبة',
      unfit: dice.chance(0.3),
      items: [{ product: line.product, quantity: 1 }],
      ...(dice.chance(0.5) && { tenders: [{ currency: 'USD', amount: 1 }] }),
    };
  },
  'sales.cancel': inState('sales', 'completed', 'pending'),
};
