/** The kinds of data that screens watch; a write names those it changes, and every open screen follows. */
export const topics = [
  'session',
  'users',
  'roles',
  'settings',
  'counters',
  'exchange-rates',
  'products',
  'categories',
  'vehicles',
  'inventory',
  'warehouses',
  'batches',
  'sales',
  'customers',
  'suppliers',
  'purchases',
  'transfers',
  'adjustments',
  'scrap',
  'counts',
  'inventory-reports',
  'marketing',
  'attachments',
  'backup',
] as const;

export type Topic = (typeof topics)[number];
