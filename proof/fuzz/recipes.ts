import { attachmentEntityNames, ownerPeriods, roleNames } from '@turoos/contract';
import { idOf } from './valid-value';
import { both, inState, withBody, type Recipe } from './recipe';
import { neighbourRecipes } from './neighbour-recipes';
import { partRecipes } from './part-recipes';
import { printingRecipes } from './printing-recipes';
import { quotationRecipes } from './quotation-recipes';
import { stockRecipes } from './stock-recipes';
import { teardownRecipes } from './teardown-recipes';
import { tillRecipes } from './till-recipes';
import { tradeRecipes } from './trade-recipes';
import { moneyRecipes, noTenders, withTenders } from './money-recipes';
import type { Fields, Source } from './types';

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

export const recipes: Readonly<Record<string, Recipe>> = {
  ...printingRecipes,
  ...quotationRecipes,
  ...teardownRecipes,
  ...neighbourRecipes,
  ...tillRecipes,
  ...tradeRecipes,
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
    confirm: true,
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
  'roles.create': role,
  'roles.update': role,
  'elsewhere.list': ({ query }, source) => {
    query['parts'] = `${idOf('product', source)},${idOf('product', source)}`;
  },
  'palette.recall': ({ query }, source) => {
    const kind = source.dice.oneOf(['part', 'customer', 'supplier'] as const);
    query['things'] = `${kind}:${idOf(kind === 'part' ? 'product' : kind, source)}`;
  },
  'users.create': withBody((_, { dice }) => ({
    name: 'زميل جديد',
    password: `Fuzz-${dice.below(1e9)}-x`,
  })),
  'users.update': withBody(() => ({ name: 'زميل', password: undefined })),
  'users.changePassword': withBody((_, { dice }) => ({ newPassword: `Fuzz-${dice.below(1e9)}-x` })),
  'warehouses.updateIdentified': withBody((_, source) => ({ _id: idOf('warehouse', source) })),
};
