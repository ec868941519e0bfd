import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { keysOf } from '../kernel/keys-of';
import { idFilter, listQuery } from '../kernel/paging';
import { list, page, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { NewReservation, Reservation, ReservationChange } from './reservations.schema';
import { reservationStatus } from './reservations.status';

export const ReservationsQuery = listQuery(['createdAt', 'until'], '-createdAt', {
  status: z.enum(keysOf(reservationStatus)).optional(),
  product: idFilter,
  customer: idFilter,
});
export type ReservationsQuery = z.output<typeof ReservationsQuery>;

const touches = ['reservations', 'products', 'inventory'] as const;

export const reservationsApi = defineApi({
  list: {
    method: 'GET',
    path: '/reservations',
    access: 'sales:read',
    summary: 'القطع المحجوزة للعملاء، الأحدث أولاً',
    query: ReservationsQuery,
    reply: page(Reservation),
  },
  create: {
    method: 'POST',
    path: '/reservations',
    access: 'sales:create',
    summary: 'حجز قطع لعميل حتى موعد',
    body: NewReservation,
    reply: list(Reservation),
    status: 201,
    idempotent: true,
    touches,
  },
  change: {
    method: 'PATCH',
    path: '/reservations/:id',
    access: 'sales:create',
    summary: 'تغيير موعد انتهاء حجز',
    params: byId,
    body: ReservationChange,
    reply: single(Reservation),
    idempotent: true,
    touches,
  },
  release: {
    method: 'POST',
    path: '/reservations/:id/release',
    access: 'sales:create',
    summary: 'إلغاء حجز',
    params: byId,
    reply: single(Reservation),
    idempotent: true,
    touches,
  },
});
