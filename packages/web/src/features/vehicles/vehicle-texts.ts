import type { Vehicle } from '@turoos/contract';

export const texts = {
  loadFailed: 'فشل في جلب المركبات',
  createFailed: 'فشل في إنشاء المركبة',
  updateFailed: 'فشل في تحديث المركبة',
  deleteFailed: 'فشل في حذف المركبة',
} as const;

/** Returns 'Toyota Corolla 2010'. */
export const vehicleName = ({ make, vehicleModel, year }: Pick<Vehicle, 'make' | 'vehicleModel' | 'year'>) =>
  `${make} ${vehicleModel} ${year}`;
