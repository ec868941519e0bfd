import { foldCode, productTexts, vinImportTexts } from '@turoos/contract';
import { readCents, readNumber } from '@/lib/format/typed-number';
import { prices, type VinColumn, type VinRow } from './vin-columns';
import { isBlankRow } from './vin-rows';

export type RowProblems = Partial<Record<VinColumn, string>>;

/** Returns the problems of each row by the row's id; rows without problems are left out. */
export function problemsOf(rows: readonly VinRow[]): ReadonlyMap<string, RowProblems> {
  const times = new Map<string, number>();
  for (const { partNumber } of rows) {
    const code = foldCode(partNumber);
    times.set(code, (times.get(code) ?? 0) + 1);
  }
  const problems = new Map<string, RowProblems>();
  for (const row of rows) {
    if (isBlankRow(row)) continue;
    const wrong = problemsIn(row);
    if (!wrong.partNumber && (times.get(foldCode(row.partNumber)) ?? 0) > 1)
      wrong.partNumber = vinImportTexts.repeated(row.partNumber.trim());
    if (Object.keys(wrong).length > 0) problems.set(row.id, wrong);
  }
  return problems;
}

function problemsIn(row: VinRow): RowProblems {
  const wrong: RowProblems = {};
  if (!foldCode(row.partNumber)) wrong.partNumber = productTexts.partNumberRequired;
  if (!row.name.trim()) wrong.name = productTexts.nameRequired;
  for (const name of prices) {
    const cents = readCents(row[name]);
    if (cents === undefined || (cents ?? 0) < 0) wrong[name] = productTexts.price;
  }
  const discount = readNumber(row.discountPercentage, 2);
  if (discount === undefined || (discount ?? 0) < 0 || (discount ?? 0) > 100)
    wrong.discountPercentage = vinImportTexts.discount;
  const quantity = readNumber(row.quantity, 2);
  if (!quantity || quantity <= 0) wrong.quantity = 'الكمية يجب أن تكون أكبر من 0';
  return wrong;
}

interface Ready {
  vin: string;
  warehouse: string;
  rows: readonly VinRow[];
  problems: ReadonlyMap<string, RowProblems>;
}

/** Returns why the table can't be saved yet; undefined when it can. */
export function whyNotSave({ vin, warehouse, rows, problems }: Ready): string | undefined {
  const incomplete = [...problems.values()].some(({ quantity }) => quantity);
  if (rows.every(isBlankRow) || !warehouse || incomplete) return vinImportTexts.incomplete;
  if (!vin.trim()) return vinImportTexts.vinFirst;
  const [first] = [...problems.values()].flatMap((wrong) => Object.values(wrong));
  return first;
}
