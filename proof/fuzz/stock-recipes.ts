import { addDays, adenDay } from '@turoos/contract';
import { both, inState, withBody, type Recipe } from './recipe';
import type { Fields, Source } from './types';
import { idOf } from './valid-value';

const stocked: Recipe = withBody((_, { dice, holdings }) => {
  const line = dice.oneOf(holdings.stock);
  return line ? { item: line.product, warehouse: line.warehouse, quantity: 1 + dice.below(2) } : {};
});

const transferLines = ({ dice, holdings }: Source) => {
  const line = dice.oneOf(holdings.stock);
  return {
    fromWarehouse: line?.warehouse ?? dice.uuid(),
    toWarehouse: holdings.ids['warehouses']?.find((id) => id !== line?.warehouse) ?? dice.uuid(),
    items: [{ item: line?.product ?? dice.uuid(), quantity: 1 + dice.below(2) }],
  };
};

const soon = () => `${addDays(adenDay(), 2)}T10:00:00.000Z`;

/** Requests about stock: counts, corrections, transfers and goods kept for customers. */
export const stockRecipes: Readonly<Record<string, Recipe>> = {
  'reservations.create': withBody((_, { dice, holdings }) => {
    const line = dice.oneOf(holdings.stock);
    return { items: [{ product: line?.product ?? dice.uuid(), quantity: 1 }], name: 'سالم', until: soon() };
  }),
  'reservations.change': both(
    inState('reservations', 'active'),
    withBody(() => ({ until: soon() })),
  ),
  'reservations.release': inState('reservations', 'active'),
  'batches.create': withBody((_, { dice, holdings }) => {
    const line = dice.oneOf(holdings.stock);
    return { product: line?.product ?? dice.uuid(), warehouse: line?.warehouse, quantity: 1 };
  }),
  'counts.update': both(inState('inventory_counts', 'in_progress'), (parts, { dice, holdings }) => {
    const { items, ...rest } = parts.body as Fields;
    const line = items ? dice.oneOf(holdings.counted) : undefined;
    parts.body = rest;
    if (!line) return;
    parts.params['id'] = line.of;
    parts.body = { ...rest, items: [{ product: line.product, countedQuantity: dice.below(20) }] };
  }),
  'counts.create': withBody((body, source) => ({
    items: undefined,
    ...(body['countType'] === 'partial' ? { category: idOf('category', source) } : {}),
  })),
  'adjustments.create': stocked,
  'adjustments.update': both(stocked, inState('stock_adjustments', 'pending')),
  'adjustments.approve': inState('stock_adjustments', 'pending'),
  'adjustments.reject': inState('stock_adjustments', 'pending'),
  'adjustments.remove': inState('stock_adjustments', 'pending', 'rejected'),
  'scrap.create': stocked,
  'scrap.update': both(stocked, inState('scrap_reports', 'pending')),
  'scrap.approve': inState('scrap_reports', 'pending'),
  'scrap.reject': inState('scrap_reports', 'pending'),
  'scrap.remove': inState('scrap_reports', 'pending', 'rejected'),
  'transfers.create': withBody((_, source) => transferLines(source)),
  'transfers.request': withBody((_, source) => transferLines(source)),
  'transfers.accept': both(inState('transfers', 'requested'), (parts) => {
    parts.body = {};
  }),
  'transfers.withdraw': inState('transfers', 'requested'),
  'transfers.update': both(
    withBody((_, source) => transferLines(source)),
    inState('transfers', 'pending'),
  ),
  'transfers.approve': inState('transfers', 'pending'),
  'transfers.reject': inState('transfers', 'requested', 'pending'),
  'transfers.ship': inState('transfers', 'approved'),
  'transfers.receive': (parts, { dice, holdings }) => {
    const line = dice.oneOf(holdings.moved);
    parts.body = {};
    if (!line) return;
    parts.params['id'] = line.of;
    if (dice.chance(0.5))
      parts.body = {
        items: [{ item: line.product, quantity: Math.min(1, line.quantity) }],
        notes: 'نقص في الطريق',
      };
  },
  'transfers.cancel': inState('transfers', 'pending', 'approved', 'in_transit'),
};
