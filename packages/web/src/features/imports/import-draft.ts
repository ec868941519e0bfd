import type { ImportMapping, SourceVehicleInput } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import { isVehicleGiven } from '@/shared/source-vehicles/source-vehicle-form';

type Named = { _id: string; name: string };
export type Currency = 'USD' | 'YER';

/** An import that is being prepared. */
export interface ImportDraft {
  /** Under which it is sent: however often and from whichever page, it is done once. */
  key: string;
  /** Else they are parts the shop has anyway, which nobody is owed for. */
  withPurchase: boolean;
  supplier: Named | null;
  warehouse: Named | null;
  invoiceNo: string;
  currency: Currency;
  vehicle: SourceVehicleInput;
  file: File | null;
  /** The file's columns, where they were chosen by hand. */
  mapping: ImportMapping | null;
}

export const emptyDraft = (): ImportDraft => ({
  key: newId(),
  withPurchase: true,
  supplier: null,
  warehouse: null,
  invoiceNo: '',
  currency: 'USD',
  vehicle: {},
  file: null,
  mapping: null,
});

export const isBlank = ({ supplier, warehouse, invoiceNo, vehicle, file }: ImportDraft): boolean =>
  !supplier && !warehouse && !invoiceNo && !file && !isVehicleGiven(vehicle);
