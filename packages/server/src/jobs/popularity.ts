import { transaction } from '../db/transaction';
import { refreshPopularity } from '../modules/sales';
import type { Job } from './jobs';

/** What sells is found first; at night, because it goes through half a year of sales. */
export const popularity: Job<'db'> = {
  name: 'popularity',
  schedule: '0 4 * * *',
  run: ({ db }) => transaction(db, refreshPopularity),
};
