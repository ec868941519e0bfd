import { jsonb } from '../db/jsonb';
import type { Tx } from '../db/transaction';

/** A shop with goods and people in it needs no guide through the first steps. */
export async function putGuideAway(tx: Tx): Promise<void> {
  const value = jsonb({ dismissed: true });
  await tx
    .insertInto('settings')
    .values({ section: 'setup', value })
    .onConflict((old) => old.columns(['section', 'userId']).doUpdateSet({ value }))
    .execute();
}
