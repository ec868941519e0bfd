import { formatUsd, piece, type Part } from '@turoos/contract';

/** The text of one label. */
export interface LabelSheet {
  name: string;
  /** Printed as bars, by which the part is found. */
  code: string;
  partNumber: string;
  price: string;
  /** The unit that the price is for; '' for pieces, the default. */
  unit: string;
}

/** Builds the content of a part's label. */
export const labelSheet = (
  part: Pick<Part, 'name' | 'barcode' | 'partNumber' | 'sellingPrice' | 'unit'>,
): LabelSheet => ({
  name: part.name,
  code: part.barcode || part.partNumber,
  partNumber: part.partNumber,
  price: formatUsd(part.sellingPrice),
  unit: part.unit.code === piece.code ? '' : part.unit.name,
});
