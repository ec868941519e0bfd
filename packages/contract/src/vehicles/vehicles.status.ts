import type { Status } from '../kernel/status';

/** Set by editing, from any to any. */
export const vehicleStatus = {
  active: { label: 'نشطة', tone: 'success' },
  inactive: { label: 'غير نشطة', tone: 'neutral' },
  discontinued: { label: 'متوقف إنتاجها', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type VehicleStatus = keyof typeof vehicleStatus;

/** The makes that are offered first; a vehicle may be of any other. */
export const vehicleMakes = ['Toyota', 'Honda', 'Nissan', 'Ford', 'Chevrolet', 'BMW', 'Mercedes'] as const;

export const transmissions = { automatic: 'أوتوماتيك', manual: 'عادي', CVT: 'CVT' } as const;
export const fuelTypes = { petrol: 'بنزين', diesel: 'ديزل', electric: 'كهرباء', hybrid: 'هجين' } as const;
export const bodyTypes = {
  sedan: 'سيدان',
  SUV: 'دفع رباعي',
  hatchback: 'هاتشباك',
  coupe: 'كوبيه',
  pickup: 'بيك أب',
} as const;
