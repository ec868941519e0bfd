import { fold } from '../../kernel/fold';
import { roundQuantity } from '../../kernel/round-quantity';
import { partPlaces } from '../../products/part-place';
import type { BroughtPart, BroughtProblem, BroughtQuantity } from '../brought-rows';
import { columnLabel } from '../columns/brought-columns';
import { movingInTexts } from '../moving-in.texts';

const lists = ['oemNumbers', 'alternativeNumbers', 'fitments'] as const;
const apart = new Set<string>(['row', 'code', 'partNumber', 'quantities', ...lists]);

/**
 * Makes one part of the rows with the same number. A copy counts once; otherwise quantities are added, lists united,
 * empty fields filled, and where two rows contradict each other the first is right. A row with another name stays out.
 */
export function mergeParts(parts: readonly BroughtPart[], problems: BroughtProblem[]): BroughtPart[] {
  const byCode = new Map<string, BroughtPart>();
  /** The rows of a part as they were, to know copies by. */
  const seen = new Map<string, Map<string, number>>();
  for (const part of parts) {
    const first = byCode.get(part.code);
    if (!first) {
      byCode.set(part.code, part);
      continue;
    }
    const copies = seen.get(part.code) ?? new Map([[print(first), first.row]]);
    seen.set(part.code, copies);
    const copyOf = copies.get(print(part));
    if (copyOf !== undefined) {
      remark(problems, part, undefined, movingInTexts.sameRow(copyOf));
      continue;
    }
    if (!sharesWord(first.name, part.name)) {
      problems.push({
        row: part.row,
        field: 'name',
        value: part.name,
        message: movingInTexts.otherPart(first.row, first.name),
      });
      continue;
    }
    copies.set(print(part), part.row);
    byCode.set(part.code, merged(first, part, problems));
  }
  return [...byCode.values()];
}

const hasArabic = (text: string) => /[ء-ي]/.test(text);

/**
 * Names of one part have a word in common, or are in two languages; «فلتر زيت» and «ركبة» are two parts with one number.
 */
function sharesWord(one: string, other: string): boolean {
  if (hasArabic(one) !== hasArabic(other)) return true;
  const words = new Set(fold(one).split(/\s+/));
  return fold(other)
    .split(/\s+/)
    .some((word) => words.has(word));
}

const print = (part: BroughtPart): string => JSON.stringify({ ...part, row: 0, partNumber: '' });

function merged(first: BroughtPart, next: BroughtPart, problems: BroughtProblem[]): BroughtPart {
  const all: Record<string, unknown> = { ...first };
  const contradicted: string[] = [];
  for (const [field, value] of Object.entries(next)) {
    if (apart.has(field) || value === undefined) continue;
    if (all[field] === undefined) all[field] = value;
    else if (JSON.stringify(all[field]) !== JSON.stringify(value)) contradicted.push(field);
  }
  for (const field of lists) all[field] = united(first[field], next[field]);
  all['quantities'] = added(first.quantities, next.quantities);
  if (contradicted.length > 0)
    remark(
      problems,
      next,
      contradicted[0],
      movingInTexts.firstWins(first.row, [...new Set(contradicted.map(labelOf))].join('، ')),
    );
  else if (next.quantities) remark(problems, next, 'quantity', movingInTexts.summed(first.row));
  else remark(problems, next, undefined, movingInTexts.sameRow(first.row));
  return all as unknown as BroughtPart;
}

/** The label of a field's column; side, axle and position have one together. */
const labelOf = (field: string): string => columnLabel('parts', field in partPlaces ? 'place' : field);

function remark(
  problems: BroughtProblem[],
  { row, partNumber }: BroughtPart,
  field: string | undefined,
  message: string,
): void {
  problems.push({ row, field, value: partNumber, message, remark: true });
}

function united(first?: readonly unknown[], next?: readonly unknown[]): readonly unknown[] | undefined {
  if (!first || !next) return first ?? next;
  const known = new Set(first.map((one) => JSON.stringify(one)));
  return [...first, ...next.filter((one) => !known.has(JSON.stringify(one)))];
}

function added(
  first: readonly BroughtQuantity[] = [],
  next: readonly BroughtQuantity[] = [],
): BroughtQuantity[] | undefined {
  const sums = new Map<string, BroughtQuantity>();
  for (const { warehouse, quantity } of [...first, ...next]) {
    const key = JSON.stringify(warehouse);
    sums.set(key, { warehouse, quantity: roundQuantity((sums.get(key)?.quantity ?? 0) + quantity) });
  }
  return sums.size > 0 ? [...sums.values()] : undefined;
}
