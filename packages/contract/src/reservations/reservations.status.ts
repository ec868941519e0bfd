import type { Status } from '../kernel/status';

/** What became of goods that were kept for a customer. */
export const reservationStatus = {
  active: { label: 'محجوزة', tone: 'info' },
  taken: { label: 'أخذها صاحبها', tone: 'success' },
  released: { label: 'أُلغي حجزها', tone: 'neutral' },
  expired: { label: 'انتهت مدتها', tone: 'warning' },
  broken: { label: 'بيعت لغيره', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type ReservationStatus = keyof typeof reservationStatus;

/** What a reservation is made for, besides one made by hand. */
export const reservationSources = { 'asked-parts': 'طلب عميل', quotations: 'عرض سعر' } as const;
export type ReservationSource = keyof typeof reservationSources;
