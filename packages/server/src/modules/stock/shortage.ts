import { conflict, ltr, quantityText, type AppError, type Unit } from '@turoos/contract';

interface ShortPart {
  id: string;
  name: string;
  partNumber: string;
  unit: Unit;
}

/** Names the part, what was asked for and what there is. */
export const shortage = (part: ShortPart, requested: number, available: number): AppError =>
  conflict(
    `الكمية المطلوبة من ${part.name} (${ltr(part.partNumber)}) هي ${quantityText(requested, part.unit)} والمتوفر ${quantityText(available, part.unit)}`,
    { product: part.id, partNumber: part.partNumber, requested, available },
  );
