import type { Status } from '../kernel/status';

/** Set by editing; every status may follow every other. */
export const vehicleStatus = {
  active: { label: 'نشطة', tone: 'success' },
  inactive: { label: 'غير نشطة', tone: 'neutral' },
  discontinued: { label: 'متوقف إنتاجها', tone: 'warning' },
} as const satisfies Record<string, Status>;
export type VehicleStatus = keyof typeof vehicleStatus;

/** The makes offered first; any other make is allowed. */
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
