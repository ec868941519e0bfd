import type { BroughtQuantity } from '../brought-rows';
import type { SheetChoice } from '../moving-in.schema';
import { movingInTexts } from '../moving-in.texts';
import { warehouseFinder, type NamedWarehouse } from '../reading/warehouse-columns';
import type { RowReader } from './row-reader';

/** Returns the pieces of a row by warehouse; undefined where it has none. */
export type ReadQuantities = (reader: RowReader) => BroughtQuantity[] | undefined;

/** The warehouse of quantities that name none: the chosen one, or the only one the shop has. */
export const usualWarehouse = (
  choice: SheetChoice,
  warehouses: readonly NamedWarehouse[],
): string | undefined =>
  choice.settings.warehouseId ?? (warehouses.length === 1 ? warehouses[0]?._id : undefined);

export function quantityReader(choice: SheetChoice, warehouses: readonly NamedWarehouse[]): ReadQuantities {
  const columns = Object.entries(choice.warehouseColumns).map(([place, id]) => [Number(place), id] as const);
  const find = warehouseFinder(warehouses);
  const found = new Map<string, BroughtQuantity['warehouse']>();
  const usual = usualWarehouse(choice, warehouses);

  const named = (name: string): BroughtQuantity['warehouse'] => {
    const known = found.get(name);
    if (known) return known;
    const id = find(name);
    const warehouse = id === undefined ? { name } : { id };
    found.set(name, warehouse);
    return warehouse;
  };

  return (reader) => {
    const quantities: BroughtQuantity[] = [];
    const add = (quantity: number | undefined, warehouse: BroughtQuantity['warehouse'] | undefined) => {
      if (quantity === undefined || quantity === 0) return;
      if (quantity < 0) reader.remark('quantity', movingInTexts.negativeStock, String(quantity));
      else if (!warehouse) reader.refuse('quantity', movingInTexts.noWarehouse);
      else quantities.push({ warehouse, quantity });
    };
    for (const [column, id] of columns) add(reader.quantityAt(column), { id });
    const quantity = reader.quantity('quantity');
    if (quantity !== undefined) {
      const name = reader.text('warehouse', 200);
      add(quantity, name !== undefined ? named(name) : usual === undefined ? undefined : { id: usual });
    }
    return quantities.length > 0 ? quantities : undefined;
  };
}
