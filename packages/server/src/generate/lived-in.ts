import { jsonb } from '../db/jsonb';
import type { Tx } from '../db/transaction';

/** Dismisses the setup guide, which a shop with data does not need. */
export async function putGuideAway(tx: Tx): Promise<void> {
  const value = jsonb({ dismissed: true });
  await tx
    .insertInto('settings')
    .values({ section: 'setup', value })
    .onConflict((old) => old.columns(['section', 'userId']).doUpdateSet({ value }))
    .execute();
}
