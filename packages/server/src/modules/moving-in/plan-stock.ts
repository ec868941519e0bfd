import { foldCode, type BroughtProblem } from '@turoos/contract';
import { bringingTexts } from './bringing.texts';
import { findParts, type FoundPart } from './find-parts';
import { addStock, openingLines, type StockLine } from './opening-lines.rules';
import { emptyPlan, type SheetToPlan, type Shop, type WholePlan } from './plan';
import { readStock } from './read-stock';

interface PlannedStock {
  row: number;
  /** Missing for a part that another sheet of the file will make. */
  productId: string | undefined;
  stock: StockLine[];
  unitCost: number | undefined;
}

export type StockPlan = WholePlan<'stock', PlannedStock>;

/** Finds the parts of opening stock. A part that is only about to come is counted with the cost it will have. */
export async function planStock(shop: Shop, sheet: SheetToPlan<'stock'>): Promise<StockPlan> {
  const { problems, choice } = sheet;
  const plan: StockPlan = { ...emptyPlan(sheet), items: [] };
  for await (const portion of sheet.portions()) {
    const found = await findParts(
      shop.db,
      portion.map(({ number }) => number),
    );
    const stock = await readStock(
      shop.db,
      [...found.values()].flatMap((parts) => parts.map(({ id }) => id)),
    );
    for (const { row, number, quantities, costPrice } of portion) {
      const parts = found.get(foldCode(number)) ?? [];
      const problem = numberProblem(shop, { row, number }, parts);
      if (problem) {
        problems.push(problem);
        continue;
      }
      const [part] = parts;
      const coming = part ? undefined : shop.coming.find(foldCode(number));
      const held = part && stock.get(part.id);
      const opening = openingLines(shop.warehouses, {
        row,
        quantities,
        unit: part?.unit ?? shop.units.of(coming?.unit ?? 'piece'),
        held: held?.byWarehouse ?? new Map(coming?.stock.map((line) => [line.warehouseId, line.quantity])),
        onStock: choice.settings.onStock,
      });
      if ('problem' in opening) {
        problems.push(opening.problem);
        continue;
      }
      problems.push(...opening.remarks);
      if (opening.lines.length === 0) {
        plan.sums.same++;
        continue;
      }
      plan.items.push({ row, productId: part?.id, stock: opening.lines, unitCost: costPrice });
      plan.sums.changed++;
      addStock(plan.sums, opening.lines, costPrice ?? held?.cost ?? coming?.unitCost ?? 0);
    }
  }
  return plan;
}

/** Returns why a row can't mean the parts that its number finds: it means one that is active, or that the file brings. */
export function numberProblem(
  { coming }: Pick<Shop, 'coming'>,
  { row, number }: { row: number; number: string },
  [part, ...others]: readonly FoundPart[],
): BroughtProblem | undefined {
  const problem = (message: string) => ({ row, field: 'number', value: number, message });
  if (others.length > 0) return problem(bringingTexts.severalParts);
  if (part?.isActive || coming.find(part?.code ?? foldCode(number))) return undefined;
  return problem(part ? bringingTexts.inactivePart : bringingTexts.unknownNumber);
}
