import {
  can,
  categoriesApi,
  counted,
  denial,
  importTexts,
  nouns,
  type BroughtPart,
  type Unit,
} from '@turoos/contract';
import { sql } from 'kysely';
import { areTooMany, findCategories, pathKey, type CategoryPath } from '../categories';
import {
  changesOf,
  countMissing,
  readHeld,
  type HeldPart,
  type ListedPart,
  type ListMode,
  type OtherNumber,
} from '../products';
import { addStock, openingLines, type StockLine } from './opening-lines.rules';
import type { PlannedPart } from './coming-parts';
import { describePart } from './part-changes';
import { bringingTexts } from './bringing.texts';
import { emptyPlan, mostShown, type SheetPlan, type SheetToPlan, type Shop } from './plan';
import { readStock } from './read-stock';
import { freeBarcode, takenBarcodes } from './row-barcodes';
import { levelProblem, stuckInFractions, stuckProblem, unitOf } from './row-units';

/** The plan of many parts: its sums, problems and changes are complete when all portions were taken. */
export interface PartsPlan extends SheetPlan<'parts'> {
  /** The folded numbers of all rows. */
  codes: string[];
  portions: () => AsyncGenerator<PlannedPart[]>;
}

/** Collects the numbers, categories and barcodes of all rows. */
export async function planParts(shop: Shop, sheet: SheetToPlan<'parts'>): Promise<PartsPlan> {
  const codes: string[] = [];
  const paths = new Map<string, CategoryPath>();
  const barcodes = new Map<string, string>();
  for await (const rows of sheet.portions()) {
    codes.push(...rows.map(({ code }) => code));
    for (const { category } of rows) if (category?.length) paths.set(pathKey(category), category);
    for (const [barcode, code] of await takenBarcodes(shop, rows)) barcodes.set(barcode, code);
  }
  const { found, missing, refused } = await planCategories(shop, [...paths.values()]);
  const plan: PartsPlan = {
    ...emptyPlan(sheet),
    refused,
    codes,
    portions: () => planPortions(shop, sheet, plan, { categories: found, barcodes }),
  };
  plan.sums.categories = missing;
  return plan;
}

/** The categories and barcodes that the rows are compared with. */
interface Shared {
  categories: ReadonlyMap<string, string>;
  /** The folded numbers of the parts that have a barcode. */
  barcodes: Map<string, string>;
}

/** Compares the rows with the parts of the shop, portion by portion. */
async function* planPortions(
  shop: Shop,
  sheet: SheetToPlan<'parts'>,
  plan: PartsPlan,
  { categories, barcodes }: Shared,
): AsyncGenerator<PlannedPart[]> {
  const { problems, choice } = sheet;
  for await (const portion of sheet.portions()) {
    const items: PlannedPart[] = [];
    const codes = portion.map(({ code }) => code);
    const held = new Map(
      (await readHeld(shop.db, sql`p.part_code = any (${codes}::text[])`)).map((part) => [part.code, part]),
    );
    const stock = await readStock(
      shop.db,
      [...held.values()].map(({ id }) => id),
    );
    const stuck = await stuckInFractions(shop, portion, held);
    const missing = await missingLists(shop, portion, held);
    for (const row of portion) {
      const part = held.get(row.code);
      const unit = unitOf(shop, row, part, problems);
      const bad =
        levelProblem(row, unit) ?? (part && stuck.has(part.id) ? stuckProblem(row, unit) : undefined);
      if (bad) {
        problems.push(bad);
        continue;
      }
      const opening = openingLines(shop.warehouses, {
        row: row.row,
        quantities: row.quantities ?? [],
        unit,
        held: (part && stock.get(part.id)?.byWarehouse) ?? new Map(),
        onStock: choice.settings.onStock,
      });
      if ('problem' in opening) {
        problems.push(opening.problem);
        continue;
      }
      problems.push(...opening.remarks);
      const barcode = freeBarcode(row, part, barcodes, problems);
      const listed = listedPart({ ...row, barcode }, unit, opening.lines);
      // a category that is yet to be made differs from every other
      const categoryId = row.category && (categories.get(pathKey(row.category)) ?? 'new');
      const isKept = part !== undefined && part.isActive && choice.settings.onExisting === 'skip';
      items.push({
        row: row.row,
        code: row.code,
        part: listed,
        category: row.category,
        isKept,
        stock: opening.lines,
        unitCost: row.costPrice ?? row.purchasePrice,
      });
      const cost = row.costPrice ?? row.purchasePrice ?? (part && stock.get(part.id)?.cost) ?? 0;
      addStock(plan.sums, opening.lines, cost);
      if (!part) {
        plan.sums.created++;
        plan.sums.fitments += listed.fitments?.length ?? 0;
        if (!row.sellingPrice) noteUnpriced(plan, row);
        continue;
      }
      const change = isKept
        ? undefined
        : changesOf(part, { ...listed, categoryId }, modeOf(choice.settings.onExisting));
      const gained = isKept ? undefined : missing.get(part.id);
      if (!change && !gained) {
        plan.sums.same++;
        continue;
      }
      plan.sums.changed++;
      if (plan.changes.length < mostShown)
        plan.changes.push(describePart(row.row, part, { change, gained, category: row.category }));
    }
    yield items;
  }
}

/** A sheet without a column of selling prices needs no remark on every row. */
function noteUnpriced({ sums, problems, choice }: PartsPlan, { row, name }: BroughtPart): void {
  sums.unpriced = (sums.unpriced ?? 0) + 1;
  if (choice.mapping['sellingPrice'] === undefined) return;
  const message = bringingTexts.unpriced;
  problems.push({ row, field: 'sellingPrice', value: name, message, remark: true });
}

export const modeOf = (onExisting: 'replace' | 'fill' | 'skip'): ListMode =>
  onExisting === 'replace' ? 'replace' : 'fill';

async function planCategories({ db, user }: Shop, paths: readonly CategoryPath[]) {
  const { found, missing } = await findCategories(db, paths);
  const { access } = categoriesApi.create;
  let refused = '';
  if (areTooMany(missing)) refused = importTexts.tooManyCategories(missing.length);
  else if (missing.length > 0 && !can(user, access))
    refused = `${denial(access)} (${counted(missing.length, nouns.category)})`;
  return { found, missing: missing.length, refused };
}

/** Returns how many numbers and fitments the rows add to the parts of the shop. */
function missingLists({ db }: Shop, rows: readonly BroughtPart[], held: ReadonlyMap<string, HeldPart>) {
  const met = rows.flatMap((row) => {
    const part = held.get(row.code);
    return part ? [{ id: part.id, numbers: numbersOf(row), fitments: row.fitments }] : [];
  });
  return countMissing(db, met);
}

const numbersOf = ({ oemNumbers = [], alternativeNumbers = [] }: BroughtPart): OtherNumber[] => [
  ...oemNumbers.map((number) => ({ kind: 'oem' as const, number })),
  ...alternativeNumbers.map((number) => ({ kind: 'alternative' as const, number })),
];

/** The row as the list of a supplier would say it. */
function listedPart(row: BroughtPart, unit: Unit, stock: readonly StockLine[]): ListedPart {
  const {
    oemNumbers: _o,
    alternativeNumbers: _a,
    location,
    fitments,
    quantities: _q,
    category: _c,
    ...fields
  } = row;
  return {
    ...fields,
    unit: row.unit === undefined ? undefined : unit.code,
    shelf: location,
    mainWarehouseId: stock[0]?.warehouseId,
    numbers: numbersOf(row),
    fitments,
  };
}
