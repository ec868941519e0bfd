import { generalLabels } from './labels/general.labels';
import { messagesLabels } from './labels/messages.labels';
import { moneyLabels } from './labels/money.labels';
import { partsLabels } from './labels/parts.labels';
import { peopleLabels } from './labels/people.labels';
import { stockLabels } from './labels/stock.labels';
import { tradeLabels } from './labels/trade.labels';

/** The labels of all fields in their order; the first group of a field decides its place. */
const labels: Readonly<Record<string, string>> = {
  ...generalLabels,
  ...peopleLabels,
  ...tradeLabels,
  ...moneyLabels,
  ...stockLabels,
  ...partsLabels,
  ...messagesLabels,
};

/** Labels of fields that mean something else in the entries of one entity. */
const ownLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vehicles: { body: 'الهيكل' },
};

const money = new Set([
  'balance',
  'creditLimit',
  'subtotal',
  'discount',
  'tax',
  'grandTotal',
  'total',
  'paid',
  'tillPaid',
  'remaining',
  'refundAmount',
  'refundDebt',
  'cancelCash',
  'amount',
  'sellingPrice',
  'salePrice',
  'purchasePrice',
  'costPrice',
  'wholesalePrice',
  'cost',
  'unitCost',
  'estimatedValue',
  'totalValue',
  'shippingCost',
  'price',
  'totalAmount',
  'paidAmount',
  'receivedAmount',
  'remainingAmount',
  'returnedAmount',
  'freight',
  'customs',
  'goods',
  'change',
  'cash',
  'value',
  'gain',
  'minPurchaseAmount',
  'campaignDiscount',
  'revenue',
  'largestSale',
  'expectedPrice',
  'lost',
]);

/** Quantities whose name is that of an amount elsewhere. */
const quantities: Readonly<Record<string, readonly string[]>> = { adjustments: ['change'] };

/** Internal and computed fields that readers of the log do not need. */
const hidden = new Set([
  'by',
  'compatiblePartsCount',
  'hasReturns',
  'isDeletable',
  'isOwn',
  'mimeType',
  'placeNote',
  'purchaseCount',
  'responseRate',
  'rials',
  'roi',
  'totalPaid',
  'totalPurchases',
  'totalRemaining',
  'totalVolume',
  'url',
  'utilization',
  '_id',
  'id',
  'version',
  'updatedAt',
  'firstName',
  'lastName',
  'roleLabel',
  'label',
  'filename',
  'sha256',
  'progress',
]);

/** Returns a field's label, or a generic one: the internal name of a field is never shown. */
export const fieldLabel = (entity: string, field: string): string => knownLabel(entity, field) ?? 'بيان آخر';

/** Returns a field's label, or undefined if it has none. */
export const knownLabel = (entity: string, field: string): string | undefined => {
  const own = Object.hasOwn(ownLabels, entity) ? ownLabels[entity]?.[field] : undefined;
  return own ?? (Object.hasOwn(labels, field) ? labels[field] : undefined);
};
const order = Object.keys(labels);

/** Returns a field's position in the display order; fields without a label come last. */
export const fieldPlace = (field: string): number => {
  const at = order.indexOf(field);
  return at < 0 ? order.length : at;
};
export const isMoneyField = (entity: string, field: string): boolean =>
  money.has(field) && !(Object.hasOwn(quantities, entity) && quantities[entity]?.includes(field));
export const isHiddenField = (field: string): boolean => hidden.has(field);
