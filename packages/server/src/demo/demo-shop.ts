import { transaction } from '../db/transaction';
import type { Db } from '../db/connect';
import type { DemoPart } from './demo-part';
import { demoAccess } from './demo-access';
import { demoAdjustments } from './demo-adjustments';
import { demoAttachments } from './demo-attachments';
import { demoBatches } from './demo-batches';
import { demoCategories } from './demo-categories';
import { demoCounts } from './demo-counts';
import { demoCustomers } from './demo-customers';
import { demoInventoryReports } from './demo-inventory-reports';
import { demoMarketing } from './demo-marketing';
import { demoNotifications } from './demo-notifications';
import { demoParts } from './demo-parts';
import { demoPurchases } from './demo-purchases';
import { demoRates } from './demo-rates';
import { demoSales } from './demo-sales';
import { demoScrap } from './demo-scrap';
import { demoSettings } from './demo-settings';
import { demoSourceVehicles } from './demo-source-vehicles';
import { demoSuppliers } from './demo-suppliers';
import { demoTransfers } from './demo-transfers';
import { demoUsers } from './demo-users';
import { demoVehicles } from './demo-vehicles';
import { demoWarehouses } from './demo-warehouses';

const parts: readonly DemoPart[] = [
  demoUsers,
  demoAccess,
  demoSettings,
  demoWarehouses,
  demoRates,
  demoCustomers,
  demoSuppliers,
  demoCategories,
  demoParts,
  demoVehicles,
  demoSales,
  demoSourceVehicles,
  demoPurchases,
  demoBatches,
  demoAdjustments,
  demoScrap,
  demoTransfers,
  demoCounts,
  demoInventoryReports,
  demoMarketing,
  demoNotifications,
];

/**
 * Fills an empty shop with realistic data, in one transaction; a shop with users is left alone. Attachments
 * are skipped without a data folder.
 */
export async function fillDemoShop(db: Db, say: (line: string) => void, dataDir?: string): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;
  await transaction(db, async (tx) => {
    for (const part of dataDir ? [...parts, demoAttachments(dataDir)] : parts) {
      say(`Sample shop: ${part.title}`);
      await part.fill(tx);
    }
  });
}
