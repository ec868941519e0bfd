import type { Db } from '../../db/connect';
import { readEpoch, readMoved, settleEpoch } from './epoch-store';
import { heedClaim } from './heed-claim';
import { askPartners } from './partners';
import { ShopMoved } from './shop-moved';

/** Throws before a shop is served that another computer has taken over, as this one knows or as those it asks say. */
export async function assertHere(db: Db, dataDir: string): Promise<void> {
  await settleEpoch(db, dataDir);
  const own = await readEpoch(db);
  const known = await db.selectFrom('standbys').select('addresses').execute();
  const addresses = [...known.flatMap((one) => one.addresses), ...own.formerAddresses];
  for (const claim of await askPartners(addresses)) await heedClaim({ own, dataDir, db }, claim);
  const moved = await readMoved(dataDir);
  if (moved) throw new ShopMoved(moved);
}
