import type { Job } from '../kernel/jobs';
import { expireReservations } from '../modules/reservations';

/** Marks reservations that have ended, for those who look for them; what they kept was free before. */
export const reservationEnds: Job<'db' | 'announce'> = {
  name: 'reservation-ends',
  schedule: '*/5 * * * *',
  async run({ db, announce }) {
    if (await expireReservations(db)) announce(['reservations', 'products', 'inventory']);
  },
};
