import { tidyVin, type EnrichedVinParts, type VinImport } from '@turoos/contract';
import { newId } from '@/lib/platform/new-id';
import type { VinRow } from './vin-columns';
import { addRows, isBlankRow, itemOf, newRow, rowOf } from './vin-rows';

/** An import of a vehicle's parts that is being prepared. */
export interface VinDraft {
  /** The idempotency key: the import runs once, however often it is sent. */
  key: string;
  vin: string;
  make: string;
  model: string;
  year: number | null;
  warehouse: string;
  location: string;
  supplier: { _id: string; name: string } | null;
  invoiceNo: string;
  rows: VinRow[];
}

export const emptyDraft = (): VinDraft => ({
  key: newId(),
  vin: '',
  make: '',
  model: '',
  year: null,
  warehouse: '',
  location: '',
  supplier: null,
  invoiceNo: '',
  rows: [newRow()],
});

export const isBlank = ({ vin, make, model, supplier, invoiceNo, rows }: VinDraft): boolean =>
  !vin && !make && !model && !supplier && !invoiceNo && rows.every(isBlankRow);

/** Puts data found about a vehicle into the draft; typed values stay. */
export const withFound = (
  draft: VinDraft,
  { vin, vehicle, parts }: Pick<EnrichedVinParts, 'vin' | 'vehicle' | 'parts'>,
): VinDraft => ({
  ...draft,
  key: newId(),
  vin,
  make: draft.make || vehicle.make,
  model: draft.model || vehicle.model,
  year: draft.year ?? vehicle.year,
  rows: addRows(draft.rows, parts.map(rowOf)),
});

/** Builds the request. */
export const importOf = (draft: VinDraft): VinImport => ({
  vin: tidyVin(draft.vin),
  defaultWarehouseId: draft.warehouse,
  items: draft.rows.filter((row) => !isBlankRow(row)).map(itemOf),
  vehicle: draft.make ? { make: draft.make, model: draft.model, year: draft.year } : null,
  supplierId: draft.supplier?._id ?? null,
  invoiceNo: draft.supplier ? draft.invoiceNo.trim() : '',
});
