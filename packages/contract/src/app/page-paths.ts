/** Where the screens of the shell are, parameters as $name: what stands there is the web's matter. */
export const screenPaths = [
  '/',
  '/product-search',
  '/owner-report',
  '/sales',
  '/sales/$id',
  '/sales/$id/print',
  '/customers',
  '/customers/new',
  '/customers/debts',
  '/customers/$id',
  '/customers/$id/balance',
  '/products',
  '/products/$id',
  '/parts-categories',
  '/vehicles',
  '/import-products',
  '/vin-parts-import',
  '/ai-enrichment',
  '/ai-enrichment-used',
  '/ai-enrichment-new',
  '/ai-enrichment-parts',
  '/suppliers',
  '/suppliers/$id',
  '/source-vehicles',
  '/source-vehicles/$id',
  '/purchases',
  '/purchases/$id',
  '/inventory',
  '/inventory-counts',
  '/stock-adjustments',
  '/inventory-reports',
  '/scrap',
  '/batches',
  '/warehouses',
  '/warehouse-locations',
  '/transfers',
  '/marketing',
  '/reports',
  '/settings',
  '/userdetails',
  '/users/$id',
  '/roles-management',
  '/roles',
  '/permissions',
  '/audit-log',
  '/counters',
  '/attachments',
] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** Outside of the shell: signing in, and the way home of old. */
const otherPaths = ['/login', '/dashboard'] as const;

/** Whether the app knows the address; the server answers any other with 404. */
export const isPagePath = (path: string): boolean =>
  [...screenPaths, ...otherPaths].some((pattern) =>
    new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}/?$`).test(path),
  );
