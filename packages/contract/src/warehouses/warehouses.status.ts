import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

export const warehouseTypes = {
  main: 'رئيسي',
  branch: 'فرعي',
  temporary: 'مؤقت',
  cold_storage: 'تخزين مبرد',
} as const;
export type WarehouseType = keyof typeof warehouseTypes;
export const warehouseTypeNames = keysOf(warehouseTypes);

/** Set manually; the actual fill level is the utilization. */
export const warehouseStatus = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
  maintenance: { label: 'تحت الصيانة', tone: 'warning' },
  full: { label: 'ممتلئ', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type WarehouseStatus = keyof typeof warehouseStatus;
export const warehouseStatusNames = keysOf(warehouseStatus);

export const locationTypes = { rack: 'رف', bin: 'صندوق', yard: 'ساحة', other: 'أخرى' } as const;
export type LocationType = keyof typeof locationTypes;
export const locationTypeNames = keysOf(locationTypes);

/** Returns the used share of a capacity in percent, at most 100; 0 without a capacity. */
export const utilization = (stock: number, capacity: number | null): number =>
  capacity === null ? 0 : Math.min(100, Math.round((stock / capacity) * 1000) / 10);

const utilizationSteps: readonly { from: number; status: Status }[] = [
  { from: 90, status: { label: 'ممتلئ', tone: 'danger' } },
  { from: 75, status: { label: 'شبه ممتلئ', tone: 'warning' } },
  { from: 50, status: { label: 'متوسط', tone: 'info' } },
];

export const utilizationStatus = (percent: number): Status =>
  utilizationSteps.find(({ from }) => percent >= from)?.status ?? {
    label: percent > 0 ? 'مشغول' : 'فارغ',
    tone: 'success',
  };
