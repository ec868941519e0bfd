import { adenDay, adenDayBounds } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../db/jsonb';
import type { Db } from '../db/connect';
import { transaction } from '../db/transaction';
import { liftTimeLimits } from '../db/time-limits';
import { putGuideAway } from '../generate/lived-in';
import { fillAYear } from '../generate/trade/fill-a-year';
import { assertBooked } from '../kernel/moved-value';
import { notifyOfNews } from '../modules/notifications';
import { writeDemand } from '../modules/ordering';
import { initialisePermissions } from '../modules/permissions';
import { createRole } from '../modules/roles';
import { demoAdjustments } from './demo-adjustments';
import { demoApiKeys } from './demo-api-keys';
import { demoAskedParts } from './demo-asked-parts';
import { demoAttachments } from './demo-attachments';
import { demoBranches } from './demo-branches';
import { demoCategories } from './demo-categories';
import { demoCounts } from './demo-counts';
import { demoCustomers } from './demo-customers';
import { demoActor } from './demo-documents';
import { demoInventoryReports } from './demo-inventory-reports';
import { demoMarketing } from './demo-marketing';
import { demoMovingIn } from './demo-moving-in';
import type { DemoPart } from './demo-part';
import { demoParts } from './demo-parts';
import { demoPartWords } from './demo-part-words';
import { demoOfflineSales } from './demo-offline-sales';
import { demoPins } from './demo-pins';
import { demoPrices } from './demo-prices';
import { demoPrinters } from './demo-printers';
import { demoPurchases } from './demo-purchases';
import { demoQuotations } from './demo-quotations';
import { demoRestocks } from './demo-restocks';
import { demoReservations } from './demo-reservations';
import { demoSaleCars } from './demo-sale-cars';
import { demoScrap } from './demo-scrap';
import { demoSourceVehicles } from './demo-source-vehicles';
import { demoSuppliers } from './demo-suppliers';
import { demoTills } from './demo-tills';
import { demoTransfers } from './demo-transfers';
import { demoUsers } from './demo-users';
import { demoVehicles } from './demo-vehicles';
import { demoViews } from './demo-views';
import { demoWarehouses } from './demo-warehouses';
import { demoWebhooks } from './demo-webhooks';

/** The system's permissions, and a custom role without users. */
const demoAccess: DemoPart = {
  title: 'permissions and a role of its own',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    await initialisePermissions(tx, owner);
    await createRole(tx, owner, {
      name: 'كاشير',
      description: 'يقبض من العملاء ويطبع الفواتير دون تعديلها',
      level: 3,
      permissions: { sales: 'create', customers: 'read', products: 'read', inventory: 'read' },
    });
  },
};

const ratedDays = 365;
const riyalsPerDollar = 3.8;
const dayLength = 86_400_000;
const morning = 9 * 3_600_000;

/** A year of daily rates around 1,600 rials, rising slowly with some volatile weeks. */
const rateOf = (daysAgo: number): number =>
  Math.round(1620 - daysAgo * 0.35 + 12 * Math.sin(daysAgo / 9) + 4 * Math.sin(daysAgo * 1.7));

const demoRates: DemoPart = {
  title: 'a year of exchange rates',
  async fill(tx) {
    const now = new Date();
    const today = adenDayBounds(adenDay(now)).from.getTime();
    const rates = Array.from({ length: ratedDays }, (_, daysAgo) => ({
      usdToYer: rateOf(daysAgo),
      toYer: jsonb({ SAR: Math.round(rateOf(daysAgo) / riyalsPerDollar) }),
      recordedAt: new Date(Math.min(today - daysAgo * dayLength + morning, now.getTime())),
    }));
    await tx.insertInto('exchangeRates').values(rates).execute();
  },
};

/** Some of the stock has batches: a few expire soon, most later. */
const demoBatches: DemoPart = {
  title: 'batches',
  async fill(tx) {
    await sql`
      insert into stock_batches (product_id, warehouse_id, batch_number, quantity, expiry_date)
      select product_id, warehouse_id, 'LOT-' || to_char(now(), 'YYYY') || '-' || lpad(n::text, 3, '0'),
        least(quantity, 6), current_date + (n * 23 - 40)::int
      from (
        select s.product_id, s.warehouse_id, s.quantity, row_number() over (order by p.part_code) as n
        from stock s join products p on p.id = s.product_id
        where s.quantity >= 4 and p.type = 'new' order by p.part_code limit 24
      ) as stocked`.execute(tx);
  },
};

/** The last day's events, unread in every user's notifications. */
const demoNotifications: DemoPart = {
  title: 'notifications',
  async fill(tx) {
    await tx
      .insertInto('newsReading')
      .values({ until: sql`now() - interval '1 day'` })
      .execute();
    await notifyOfNews(tx);
  },
};

const salesOfAYear = 7000;

const demoSales: DemoPart = {
  title: `a year with ${salesOfAYear} sales, their debts and their payments`,
  fill: (tx) => fillAYear(tx, salesOfAYear),
};

const demoSettings: DemoPart = {
  title: 'a shop that is set up',
  fill: putGuideAway,
};

const demoOrdering: DemoPart = {
  title: 'what to order',
  fill: (tx) => writeDemand(tx),
};

const parts: readonly DemoPart[] = [
  demoUsers,
  demoAccess,
  demoSettings,
  demoWarehouses,
  demoBranches,
  demoRates,
  demoCustomers,
  demoSuppliers,
  demoCategories,
  demoParts,
  demoVehicles,
  demoSales,
  demoAskedParts,
  demoPartWords,
  demoReservations,
  demoSaleCars,
  demoQuotations,
  demoSourceVehicles,
  demoRestocks,
  demoPurchases,
  demoBatches,
  demoAdjustments,
  demoScrap,
  demoTransfers,
  demoCounts,
  demoInventoryReports,
  demoPrinters,
  demoTills,
  demoApiKeys,
  demoWebhooks,
  demoOfflineSales,
  demoMarketing,
  demoPrices,
  demoViews,
  demoPins,
  demoOrdering,
  demoNotifications,
];

/**
 * Fills an empty shop with realistic data, in one transaction; a shop with users is left alone. Files
 * are skipped without a data folder.
 */
export async function fillDemoShop(db: Db, say: (line: string) => void, dataDir?: string): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;
  await transaction(db, async (tx) => {
    await liftTimeLimits(tx);
    for (const part of dataDir ? [...parts, demoAttachments(dataDir), demoMovingIn(dataDir)] : parts) {
      say(`Sample shop: ${part.title}`);
      await part.fill(tx);
      assertBooked(tx, part.title);
    }
  });
}
