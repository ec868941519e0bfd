import type { ImportMapping, SourceVehicleInput } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import { isVehicleGiven } from '@/shared/source-vehicles/source-vehicle-form';

type Named = { _id: string; name: string };
export type Currency = 'USD' | 'YER';

/** An import that is being prepared. */
export interface ImportDraft {
  /** The idempotency key: the import runs once, however often it is sent and from whichever page. */
  key: string;
  /** False imports parts the shop already has, so no supplier is owed for them. */
  withPurchase: boolean;
  supplier: Named | null;
  warehouse: Named | null;
  invoiceNo: string;
  currency: Currency;
  vehicle: SourceVehicleInput;
  file: File | null;
  /** The columns mapped by the user; null for the recognised ones. */
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
