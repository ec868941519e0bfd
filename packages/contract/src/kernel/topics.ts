/**
 * The kinds of data that screens watch; a write declares those it changes, and every open screen refreshes.
 */
export const topics = [
  'session',
  'users',
  'roles',
  'permissions',
  'audit',
  'settings',
  'counters',
  'exchange-rates',
  'currencies',
  'cash',
  'accounting',
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
  'asked-parts',
  'transfers',
  'adjustments',
  'scrap',
  'counts',
  'inventory-reports',
  'marketing',
  'attachments',
  'backup',
  'notifications',
  'views',
] as const;

export type Topic = (typeof topics)[number];
