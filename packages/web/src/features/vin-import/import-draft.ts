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
  /** What the last number told of the car; missing in drafts stored before it was kept. */
  found?: { vin: string; make: string; model: string; year: number | null };
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

/** Changes the number of the vehicle; what another number told of its car goes with it. */
export function withVin(draft: VinDraft, vin: string): VinDraft {
  const { found } = draft;
  if (!found || tidyVin(vin) === found.vin) return { ...draft, vin };
  return {
    ...draft,
    vin,
    make: draft.make === found.make ? '' : draft.make,
    model: draft.model === found.model ? '' : draft.model,
    year: draft.year === found.year ? null : draft.year,
  };
}

/** Puts data found about a vehicle into the draft; typed values stay. */
export function withFound(
  before: VinDraft,
  { vin, vehicle, parts }: Pick<EnrichedVinParts, 'vin' | 'vehicle' | 'parts'>,
): VinDraft {
  const draft = withVin(before, vin);
  const { make, model, year } = vehicle;
  return {
    ...draft,
    key: newId(),
    make: draft.make || make,
    model: draft.model || model,
    year: draft.year ?? year,
    found: { vin: tidyVin(vin), make, model, year },
    rows: addRows(draft.rows, parts.map(rowOf)),
  };
}

/** Builds the request. */
export const importOf = (draft: VinDraft): VinImport => ({
  vin: tidyVin(draft.vin),
  defaultWarehouseId: draft.warehouse,
  items: draft.rows.filter((row) => !isBlankRow(row)).map(itemOf),
  vehicle: draft.make ? { make: draft.make, model: draft.model, year: draft.year } : null,
  supplierId: draft.supplier?._id ?? null,
  invoiceNo: draft.supplier ? draft.invoiceNo.trim() : '',
});
