/** The steps of setting up a new shop, in the order in which they are done. */
export const setupSteps = [
  'password',
  'storeName',
  'rate',
  'warehouse',
  'parts',
  'sale',
  'oldData',
  'users',
  'backup',
  'printer',
  'devices',
] as const;
export type SetupStep = (typeof setupSteps)[number];
