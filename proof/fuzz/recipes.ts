import { attachmentEntityNames, ownerPeriods, roleNames } from '@turoos/contract';
import { idOf } from './valid-value';
import { both, inState, withBody, type Recipe } from './recipe';
import { neighbourRecipes } from './neighbour-recipes';
import { partRecipes } from './part-recipes';
import { printingRecipes } from './printing-recipes';
import { quotationRecipes, soldQuotation } from './quotation-recipes';
import { stockRecipes } from './stock-recipes';
import { teardownRecipes } from './teardown-recipes';
import { tillRecipes } from './till-recipes';
import { moneyRecipes, noTenders, paidWith, withTenders } from './money-recipes';
import type { Fields, Source } from './types';

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

/** Prices of picked parts by a rule that fits them. */
const attachedTo = (parts: Fields, { dice, holdings }: Source): Fields => {
  const entityType = dice.oneOf(attachmentEntityNames);
  const table = entityType === 'invoices' ? 'sales' : entityType;
  return { ...parts, entityType, entityId: dice.oneOf(holdings.ids[table] ?? []) ?? dice.uuid() };
};

const report: Recipe = withBody(({ warehouse, filters }, source) => ({
  filters: filters && { includeZeroStock: true },
  warehouse: warehouse && source.dice.oneOf(['all', idOf('warehouse', source)]),
  emailRecipients: ['owner@shop.ye'],
}));

const campaign: Recipe = withBody((_, { dice }) => ({
  channels: [dice.oneOf(['sms', 'email', 'whatsapp'])],
  discountValue: 1 + dice.below(30),
}));

const ownerPeriod: Recipe = ({ query }, { dice }) => {
  query['period'] = dice.oneOf(ownerPeriods);
};

const positive = (field: string): Recipe => withBody((_, { dice }) => ({ [field]: 1 + dice.below(5) }));

const strangersName: Recipe = withBody((_, { dice, holdings }) => ({
  username: dice.oneOf(holdings.usernames) ?? 'nobody',
}));

const role: Recipe = withBody(({ permissions }, { dice }) => ({
  name: `role${dice.below(1e9)}`,
  permissions: permissions && { products: 'read', sales: 'create' },
}));

/** A message that can be sent again, with the record it is about. */
const undelivered =
  (about: 'campaign' | 'inventory_report', name: string): Recipe =>
  ({ params }, { dice, holdings }) => {
    const message = dice.oneOf(holdings.messages.undelivered(about));
    if (message) Object.assign(params, { id: message.of, [name]: message.id });
  };

const signedFor =
  (purpose: 'message' | 'leave', idFor: (source: Source) => string | undefined): Recipe =>
  ({ params }, source) => {
    params['token'] = source.holdings.sign(purpose, idFor(source) ?? source.dice.uuid());
  };
const leaving = signedFor('leave', (source) => idOf('customer', source));

const byHand: Recipe = ({ params }, { dice, holdings }) => {
  params['id'] = dice.oneOf(holdings.messages.byHand)?.id ?? dice.uuid();
};

const ownUnit: Recipe = ({ params }, { dice, holdings }) => {
  for (const name of Object.keys(params)) params[name] = dice.oneOf(holdings.units) ?? params[name];
};

const sharedView: Recipe = withBody(({ sharedWith }, { dice }) => ({
  sharedWith: sharedWith && dice.oneOf(roleNames),
}));

/** By the day, so that a seed makes the same requests. */

export const recipes: Readonly<Record<string, Recipe>> = {
  ...printingRecipes,
  ...quotationRecipes,
  ...teardownRecipes,
  ...neighbourRecipes,
  ...tillRecipes,
  ...moneyRecipes,
  ...partRecipes,
  ...stockRecipes,
  'attachments.upload': withBody((_, source) => attachedTo({}, source)),
  'attachments.update': withBody((body, source) =>
    'entityType' in body || 'entityId' in body ? attachedTo({}, source) : {},
  ),
  'attachments.ofEntity': (parts, source) => {
    parts.params = attachedTo(parts.params, source);
  },
  // Never with an existing id: that would replace the shop during the attack.
  'backup.restore': withBody((_, { dice }) => ({ id: dice.uuid() })),
  'backup.upload': withBody((_, { dice }) => ({ upload: dice.uuid(), offset: 0, total: 1000 })),
  'auth.login': both(
    strangersName,
    withBody(() => ({ password: 'demo1234' })),
  ),
  'asked-parts.note': withBody((body) => (body['asked'] || body['product'] ? {} : { asked: 'طرمبة ماء' })),
  'customers.changeBalance': both(
    positive('amount'),
    withBody(({ operation = 'add' }, source) =>
      operation === 'add' ? { ...withTenders(source), date: undefined } : noTenders,
    ),
  ),
  'exchange-rates.create': withBody((_, { dice }) => ({
    usd_to_yer: 500 + dice.below(100),
    sar_to_yer: 130 + dice.below(20),
    others: undefined,
    confirm: true,
  })),
  'exchange-rates.update': withBody((_, { dice }) => ({
    usd_to_yer: 500 + dice.below(100),
    others: undefined,
  })),
  'inventory.inWarehouse': ({ params }, source) => {
    params['id'] = idOf('warehouse', source);
  },
  'inventory-reports.create': report,
  'inventory-reports.update': report,
  'inventory-reports.generate': both(
    report,
    withBody((body, source) => (body['name'] ? {} : { reportId: idOf('reportId', source) })),
    withBody((body) =>
      body['reportId']
        ? {}
        : { name: 'تقرير', type: 'low_stock', warehouse: 'all', emailRecipients: ['owner@shop.ye'] },
    ),
  ),
  'inventory-reports.schedule': withBody(() => ({ recipients: ['owner@shop.ye'], time: '08:30' })),
  'inventory-reports.share': withBody(() => ({ recipients: ['owner@shop.ye'] })),
  'inventory-reports.retryDelivery': undelivered('inventory_report', 'deliveryId'),
  'marketing.askToLeave': leaving,
  'marketing.leave': leaving,
  'marketing.code': (parts, { dice, holdings }) => {
    parts.params['code'] = dice.oneOf(holdings.codes) ?? 'NONE';
    parts.query = { subtotal: 1000 };
  },
  'marketing.followed': signedFor(
    'message',
    ({ dice, holdings }) => dice.oneOf(holdings.messages.withLink)?.id,
  ),
  'marketing.retryMessage': undelivered('campaign', 'message'),
  'marketing.pause': inState('campaigns', 'active'),
  'marketing.resume': inState('campaigns', 'paused'),
  'whatsappQueue.markSent': byHand,
  'whatsappQueue.skip': byHand,
  'views.create': sharedView,
  'views.update': sharedView,
  'units.update': ownUnit,
  'units.remove': ownUnit,
  'marketing.create': campaign,
  'marketing.update': campaign,
  'owner-report.sales': ownerPeriod,
  'owner-report.branches': ownerPeriod,
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
  'roles.create': role,
  'roles.update': role,
  'palette.recall': ({ query }, source) => {
    const kind = source.dice.oneOf(['part', 'customer', 'supplier'] as const);
    query['things'] = `${kind}:${idOf(kind === 'part' ? 'product' : kind, source)}`;
  },
  'sales.create': sale,
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
  'users.create': withBody((_, { dice }) => ({
    name: 'زميل جديد',
    password: `Fuzz-${dice.below(1e9)}-x`,
  })),
  'users.update': withBody(() => ({ name: 'زميل', password: undefined })),
  'users.changePassword': withBody((_, { dice }) => ({ newPassword: `Fuzz-${dice.below(1e9)}-x` })),
  'warehouses.updateIdentified': withBody((_, source) => ({ _id: idOf('warehouse', source) })),
};
