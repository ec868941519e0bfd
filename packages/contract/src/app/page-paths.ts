/** Paths of the screens inside the shell, with parameters as $name; the web maps them to screens. */
export const screenPaths = [
  '/',
  '/product-search',
  '/owner-report',
  '/sales',
  '/sales/offline',
  '/sales/offline/$id',
  '/sales/$id',
  '/sales/$id/print',
  '/cash',
  '/cash/drawers/$id',
  '/cash/shifts/$id',
  '/vouchers',
  '/vouchers/$id',
  '/customers',
  '/customers/new',
  '/customers/debts',
  '/customers/$id',
  '/customers/$id/balance',
  '/products',
  '/products/$id',
  '/parts-categories',
  '/fit-suggestions',
  '/part-words',
  '/prices',
  '/vehicles',
  '/import-products',
  '/moving-in',
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
  '/asked-parts',
  '/ordering',
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
  '/reports/accounting',
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

/** The window that faces the customer. */
export const customerDisplayPath = '/customer-display';

/** Paths outside the shell: the sign-in page, the customer's window, and the former path of the home screen. */
const otherPaths = ['/login', customerDisplayPath, '/dashboard'] as const;

/** Whether the web app has a page at this path; the server answers any other with 404. */
export const isPagePath = (path: string): boolean =>
  [...screenPaths, ...otherPaths].some((pattern) =>
    new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}/?$`).test(path),
  );
