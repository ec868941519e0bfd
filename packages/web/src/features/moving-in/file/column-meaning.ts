import type { SheetChoice } from '@turoos/contract';

/** What a column is read as: a field's name, the quantity in a warehouse, or '' for nothing. */
export type Meaning = string;

const mark = 'warehouse ';
export const inWarehouse = (id: string): Meaning => mark + id;

export function meaningOf(choice: SheetChoice, place: number): Meaning {
  const warehouse = choice.warehouseColumns[place];
  if (warehouse) return inWarehouse(warehouse);
  return Object.entries(choice.mapping).find(([, source]) => source === place)?.[0] ?? '';
}

/** Reads a column as something else; a field that another column had moves here. */
export function withMeaning(choice: SheetChoice, place: number, meaning: Meaning): SheetChoice {
  const { [place]: _, ...warehouseColumns } = choice.warehouseColumns;
  const mapping = Object.fromEntries(Object.entries(choice.mapping).filter(([, source]) => source !== place));
  if (meaning.startsWith(mark))
    return {
      ...choice,
      mapping,
      warehouseColumns: { ...warehouseColumns, [place]: meaning.slice(mark.length) },
    };
  return { ...choice, warehouseColumns, mapping: meaning ? { ...mapping, [meaning]: place } : mapping };
}

/** One value for all rows, instead of a column; '' removes it. */
export function withAlways(choice: SheetChoice, field: string, value: string): SheetChoice {
  const { [field]: _, ...mapping } = choice.mapping;
  return { ...choice, mapping: value ? { ...mapping, [field]: { always: value } } : mapping };
}

/** The fields that have one value for all rows. */
export const alwaysOf = ({ mapping }: SheetChoice): { field: string; value: string }[] =>
  Object.entries(mapping).flatMap(([field, source]) =>
    typeof source === 'object' ? [{ field, value: source.always }] : [],
  );
