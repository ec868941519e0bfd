import { formatUsd, piece, pieceGrades, type Part } from '@turoos/contract';

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

/** Whether a part is a used piece of its own, whose condition its buyer asks for. */
export const isGraded = ({ condition }: Pick<Part, 'condition'>): boolean =>
  pieceGrades.some((grade) => grade === condition);

/** Builds the content of a part's label; condition and place stand first, because a long name is cut. */
export const labelSheet = (
  part: Pick<Part, 'name' | 'barcode' | 'partNumber' | 'sellingPrice' | 'unit' | 'condition' | 'placeNote'>,
): LabelSheet => ({
  name: [isGraded(part) && part.condition, part.placeNote, part.name].filter(Boolean).join(' · '),
  code: part.barcode || part.partNumber,
  partNumber: part.partNumber,
  price: formatUsd(part.sellingPrice),
  unit: part.unit.code === piece.code ? '' : part.unit.name,
});
