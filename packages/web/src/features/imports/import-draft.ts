import type { SourceVehicle } from '@turoos/contract';
import { newKey } from '@/lib/idempotency';

type Named = { _id: string; name: string };
export type Currency = 'USD' | 'YER';

/** An import that is being prepared. */
export interface ImportDraft {
  /** Under which it is sent: however often and from whichever page, it is done once. */
  key: string;
  supplier: Named | null;
  warehouse: Named | null;
  invoiceNo: string;
  currency: Currency;
  vehicle: SourceVehicle;
  file: File | null;
}

export const emptyDraft = (): ImportDraft => ({
  key: newKey(),
  supplier: null,
  warehouse: null,
  invoiceNo: '',
  currency: 'USD',
  vehicle: {},
  file: null,
});

export const isBlank = ({ supplier, warehouse, invoiceNo, vehicle, file }: ImportDraft): boolean =>
  !supplier && !warehouse && !invoiceNo && !file && Object.values(vehicle).every((value) => !value);

export const isYearWrong = ({ year }: SourceVehicle): boolean => year != null && (year < 1900 || year > 2200);
