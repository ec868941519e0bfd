import type { Job } from '../kernel/jobs';
import { revalueMoney, sealPastDays } from '../modules/accounting';

/**
 * Values money in other currencies at the last rate of the day before, and seals past days. Once a day would do, but
 * many shops are switched off at night: the first run of a day finds the work of the night.
 */
export const bookkeeping: Job<'db' | 'announce'> = {
  name: 'bookkeeping',
  schedule: '5 * * * *',
  async run({ db, announce }) {
    const revalued = await revalueMoney(db);
    const sealed = await sealPastDays(db);
    if (revalued > 0 || sealed.length > 0) announce(['accounting', 'cash']);
  },
};
