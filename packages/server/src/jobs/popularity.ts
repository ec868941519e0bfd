import { transaction } from '../db/transaction';
import type { Job } from '../kernel/jobs';
import { refreshPopularity } from '../modules/sales';

/**
 * Updates the sales ranking of parts, which orders search results; at night, because it reads half a year of
 * sales.
 */
export const popularity: Job<'db'> = {
  name: 'popularity',
  schedule: '0 4 * * *',
  run: ({ db }) => transaction(db, refreshPopularity),
};
