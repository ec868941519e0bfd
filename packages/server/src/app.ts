import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { apis, AppError, backupTexts, type Api } from '@turoos/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serveApiDocs } from './http/api-docs/serve-api-docs';
import { handleError, handleNotFound, newTraceId, rawErrorReply } from './http/error-handler';
import { closeGracefully } from './http/graceful-close';
import { serveHealth } from './http/health';
import { mount } from './http/mount';
import { addSecurityHeaders } from './http/security';
import { serveWeb } from './http/serve-web';
import { serveTrust } from './http/trust/serve-trust';
import type { Handlers } from './kernel/handlers';
import type { Services } from './kernel/services';
import { apiKeysRoutes } from './modules/api-keys/api-keys.routes';
import { accountingRoutes } from './modules/accounting/accounting.routes';
import { adjustmentsRoutes } from './modules/adjustments/adjustments.routes';
import { askedPartsRoutes } from './modules/asked-parts/asked-parts.routes';
import { attachmentsRoutes } from './modules/attachments/attachments.routes';
import { auditRoutes } from './modules/audit/audit.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { backupRoutes } from './modules/backup/backup.routes';
import { watchRestores } from './modules/backup';
import { batchesRoutes } from './modules/batches/batches.routes';
import { cashRoutes } from './modules/cash/cash.routes';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { categoriesRoutes } from './modules/categories/categories.routes';
import { countersRoutes } from './modules/counters/counters.routes';
import { countsRoutes } from './modules/counts/counts.routes';
import { currenciesRoutes } from './modules/currencies/currencies.routes';
import { customersRoutes } from './modules/customers/customers.routes';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes';
import { debtRemindersRoutes } from './modules/debt-reminders/debt-reminders.routes';
import { elsewhereRoutes } from './modules/elsewhere/elsewhere.routes';
import { enrichmentRoutes } from './modules/enrichment/enrichment.routes';
import { exchangeRatesRoutes } from './modules/exchange-rates/exchange-rates.routes';
import { importsRoutes } from './modules/imports/imports.routes';
import { inventoryReportsRoutes } from './modules/inventory-reports/inventory-reports.routes';
import { inventoryRoutes } from './modules/inventory/inventory.routes';
import { liveRoutes } from './modules/live/live.routes';
import { marketingRoutes } from './modules/marketing/marketing.routes';
import { serveMetrics } from './modules/metrics';
import { movingInRoutes } from './modules/moving-in/moving-in.routes';
import { networkRoutes } from './modules/network/network.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { offlineSalesRoutes } from './modules/offline-sales/offline-sales.routes';
import { orderingRoutes } from './modules/ordering/ordering.routes';
import { ownerReportRoutes } from './modules/owner-report/owner-report.routes';
import { paletteRoutes } from './modules/palette/palette.routes';
import { partWordsRoutes } from './modules/part-words/part-words.routes';
import { permissionsRoutes } from './modules/permissions/permissions.routes';
import { printingRoutes } from './modules/printing/printing.routes';
import { productsRoutes } from './modules/products/products.routes';
import { purchasesRoutes } from './modules/purchases/purchases.routes';
import { reportsRoutes } from './modules/reports/reports.routes';
import { fitSuggestionsRoutes } from './modules/fit-suggestions/fit-suggestions.routes';
import { quotationsRoutes } from './modules/quotations/quotations.routes';
import { reservationsRoutes } from './modules/reservations/reservations.routes';
import { rolesRoutes } from './modules/roles/roles.routes';
import { salesRoutes } from './modules/sales/sales.routes';
import { scansRoutes } from './modules/scans/scans.routes';
import { guardEpoch, serveTunnel } from './modules/standby';
import { standbyRoutes } from './modules/standby/standby.routes';
import { scrapRoutes } from './modules/scrap/scrap.routes';
import { settingsRoutes } from './modules/settings/settings.routes';
import { sourceVehiclesRoutes } from './modules/source-vehicles/source-vehicles.routes';
import { suppliersRoutes } from './modules/suppliers/suppliers.routes';
import { systemStatusRoutes } from './modules/system-status/system-status.routes';
import { tillCopyRoutes } from './modules/till-copy/till-copy.routes';
import { tillsRoutes } from './modules/tills/tills.routes';
import { transfersRoutes } from './modules/transfers/transfers.routes';
import { twoFactorRoutes } from './modules/two-factor/two-factor.routes';
import { pricesRoutes } from './modules/prices/prices.routes';
import { unitsRoutes } from './modules/units/units.routes';
import { viewsRoutes } from './modules/views/views.routes';
import { updatesRoutes } from './modules/updates/updates.routes';
import { usersRoutes } from './modules/users/users.routes';
import { vehiclesRoutes } from './modules/vehicles/vehicles.routes';
import { vouchersRoutes } from './modules/vouchers/vouchers.routes';
import { vinImportRoutes } from './modules/vin-import/vin-import.routes';
import { locationsRoutes } from './modules/warehouses/locations.routes';
import { warehousesRoutes } from './modules/warehouses/warehouses.routes';
import { webhooksRoutes } from './modules/webhooks/webhooks.routes';
import { whatsappQueueRoutes } from './modules/whatsapp-queue/whatsapp-queue.routes';
import type { Config } from './system/config';
import { shareOf } from './system/share-of';

/** Every API of the contract with its handlers: an API without handlers does not compile. */
const handlers: { [K in keyof typeof apis]: Handlers<(typeof apis)[K]> } = {
  accounting: accountingRoutes,
  'api-keys': apiKeysRoutes,
  'asked-parts': askedPartsRoutes,
  attachments: attachmentsRoutes,
  audit: auditRoutes,
  auth: authRoutes,
  backup: backupRoutes,
  batches: batchesRoutes,
  cash: cashRoutes,
  catalogue: catalogueRoutes,
  categories: categoriesRoutes,
  currencies: currenciesRoutes,
  customers: customersRoutes,
  live: liveRoutes,
  marketing: marketingRoutes,
  'moving-in': movingInRoutes,
  network: networkRoutes,
  notifications: notificationsRoutes,
  'two-factor': twoFactorRoutes,
  'exchange-rates': exchangeRatesRoutes,
  imports: importsRoutes,
  inventory: inventoryRoutes,
  'inventory-reports': inventoryReportsRoutes,
  debtReminders: debtRemindersRoutes,
  whatsappQueue: whatsappQueueRoutes,
  'offline-sales': offlineSalesRoutes,
  ordering: orderingRoutes,
  'owner-report': ownerReportRoutes,
  palette: paletteRoutes,
  'part-words': partWordsRoutes,
  permissions: permissionsRoutes,
  printing: printingRoutes,
  products: productsRoutes,
  reports: reportsRoutes,
  fitSuggestions: fitSuggestionsRoutes,
  quotations: quotationsRoutes,
  reservations: reservationsRoutes,
  roles: rolesRoutes,
  purchases: purchasesRoutes,
  'system-status': systemStatusRoutes,
  updates: updatesRoutes,
  users: usersRoutes,
  warehouses: warehousesRoutes,
  warehouseLocations: locationsRoutes,
  counters: countersRoutes,
  prices: pricesRoutes,
  units: unitsRoutes,
  views: viewsRoutes,
  counts: countsRoutes,
  dashboard: dashboardRoutes,
  adjustments: adjustmentsRoutes,
  scans: scansRoutes,
  scrap: scrapRoutes,
  sales: salesRoutes,
  settings: settingsRoutes,
  standby: standbyRoutes,
  suppliers: suppliersRoutes,
  'source-vehicles': sourceVehiclesRoutes,
  'till-copy': tillCopyRoutes,
  tills: tillsRoutes,
  transfers: transfersRoutes,
  elsewhere: elsewhereRoutes,
  enrichment: enrichmentRoutes,
  vehicles: vehiclesRoutes,
  'vin-import': vinImportRoutes,
  vouchers: vouchersRoutes,
  webhooks: webhooksRoutes,
};

export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers["x-till"]'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: newTraceId,
    trustProxy: trusted(config),
    bodyLimit: 1024 * 1024,
    // uploading a photograph over a slow connection takes minutes
    requestTimeout: 5 * 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: handleError,
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawErrorReply(error.code));
    },
  });

  closeGracefully(app);
  acceptEmptyBodies(app);
  app.setErrorHandler(handleError);
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api')) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms,
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });

  const restores = watchRestores(services.db, services.live);
  app.addHook('onClose', async () => restores.stop());
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api') && url !== '/api/health' && (await restores.underWay()))
      throw new AppError('UNAVAILABLE', backupTexts.restoring);
  });

  const refuseMoved = await guardEpoch(app, services);
  serveTunnel(app, services);

  addSecurityHeaders(app);
  // Every client that accepts gzip gets it, because the client's address does not show whether its line is fast: a
  // phone on a VPN has a private address, and behind a proxy every client has the proxy's. Compressing a list of 20
  // sales in one call at level 1 adds a quarter of a millisecond and makes it four times smaller. A stream takes four
  // times as long, so it is used only for exports and large answers, which must not hold up other requests.
  await app.register(compress, {
    threshold: 4096,
    syncThreshold: 64 * 1024,
    encodings: ['gzip'],
    zlibOptions: { level: 1 },
    customTypes: /json|csv|html/,
  });
  if (config.rateLimit > 0)
    await app.register(rateLimit, {
      // counted by each worker for itself, and an address may reach all of them
      max: shareOf(config.rateLimit, config.workers, 1),
      timeWindow: '1 minute',
      allowList: (request) => !request.url.startsWith('/api'),
    });

  serveMetrics(app, services);
  for (const [name, api] of Object.entries(apis) as [keyof typeof apis, Api][])
    mount(app, { ...services, refuseMoved }, api, handlers[name] as Handlers<Api>, name);
  serveTrust(app, services.network);
  serveHealth(app, services);
  serveApiDocs(app);
  app.all('/api/*', handleNotFound);
  await serveWeb(app);
  return app;
}

/** Trusts only the nearest proxies: X-Forwarded-For entries before theirs may be forged. */
const trusted = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : trustProxy;

/** Accepts an empty JSON body, because many clients send the JSON content type with every request. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
