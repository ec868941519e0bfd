import { transaction, type Tx } from '../db/transaction';
import type { Db } from '../db/connect';
import { demoUsers } from './demo-users';

/** One part of the sample shop. They run in order, so that a later one can use what an earlier one made. */
export interface DemoPart {
  title: string;
  fill(tx: Tx): Promise<void>;
}

const parts: readonly DemoPart[] = [demoUsers];

/** Fills an empty shop with a believable one, as a whole or not at all; a shop with people in it is left alone. */
export async function fillDemoShop(db: Db, say: (line: string) => void): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;
  await transaction(db, async (tx) => {
    for (const part of parts) {
      say(`Sample shop: ${part.title}`);
      await part.fill(tx);
    }
  });
}
