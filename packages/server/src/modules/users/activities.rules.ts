import { actionLabel, type ActivityType, type UserActivity } from '@turoos/contract';
import { nameIn } from '../audit';

/** The audited entities that count as activities, by area; all others are administration. */
export const activityEntities: Readonly<Record<Exclude<ActivityType, 'login'>, readonly string[]>> = {
  sale: ['sales', 'customers'],
  inventory: [
    'products',
    'warehouses',
    'warehouseLocations',
    'stock_batches',
    'adjustments',
    'transfers',
    'scrap',
    'counts',
    'purchases',
  ],
};

type Facts = Readonly<Record<string, unknown>>;

export interface LoggedAction {
  id: string;
  at: Date;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
  ip: string | null;
}

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? (value as Facts) : {};
const numberIn = (facts: Facts, field: string): number | null => {
  const value = facts[field];
  return typeof value === 'number' ? value : null;
};

const typeOf = ({ action, entity }: LoggedAction): ActivityType => {
  if (action.startsWith('auth.')) return 'login';
  return activityEntities.sale.includes(entity) ? 'sale' : 'inventory';
};

/** Returns the growth of a figure: for a second refund, only what it added. */
const growth = (field: string, before: Facts, after: Facts): number | null => {
  const now = numberIn(after, field);
  return now === null ? null : now - (numberIn(before, field) ?? 0);
};

function amountOf({ action }: LoggedAction, before: Facts, after: Facts): number | null {
  if (action === 'sale.refund') return growth('refundAmount', before, after);
  if (action === 'sale.settle') return growth('paid', before, after);
  if (action === 'customer.balance') return growth('balance', before, after);
  return action.startsWith('sale.')
    ? (numberIn(after, 'grandTotal') ?? numberIn(before, 'grandTotal'))
    : null;
}

/** Returns the rate of the invoice; the audit log doesn't store the rate of a payment. */
const rateOf = ({ action }: LoggedAction, after: Facts): number | null =>
  action.startsWith('sale.') && action !== 'sale.settle' ? numberIn(after, 'usd_to_yer') : null;

function quantityOf(before: Facts, after: Facts): number | null {
  const { items = before['items'] } = after;
  const ofItems = (Array.isArray(items) ? items : [])
    .map((item) => numberIn(factsOf(item), 'quantity'))
    .filter((quantity) => quantity !== null);
  if (ofItems.length > 0) return ofItems.reduce((sum, quantity) => sum + quantity, 0);
  return numberIn(after, 'quantity') ?? numberIn(before, 'quantity');
}

/** Maps an audit entry to an activity on the user's page. */
export function presentActivity(entry: LoggedAction): UserActivity {
  const before = factsOf(entry.before);
  const after = factsOf(entry.after);
  const type = typeOf(entry);
  const name = type === 'login' ? undefined : nameIn(after, before);
  return {
    _id: entry.id,
    type,
    description: name ? `${actionLabel(entry.action)} ${name}` : actionLabel(entry.action),
    timestamp: entry.at,
    ip: entry.ip,
    amount: amountOf(entry, before, after),
    usd_to_yer: rateOf(entry, after),
    quantity: type === 'inventory' ? quantityOf(before, after) : null,
    source: { type: entry.entity, id: entry.entityId },
  };
}
