import { transaction } from '../db/transaction';
import type { Job } from '../kernel/jobs';
import { refreshPopularity } from '../modules/sales';

/** What sells is found first; at night, because it goes through half a year of sales. */
export const popularity: Job<'db'> = {
  name: 'popularity',
  schedule: '0 4 * * *',
  run: ({ db }) => transaction(db, refreshPopularity),
};
