import { foldCode } from '@turoos/contract';
import { sql } from 'kysely';
import { difference, readHeld, type PartFields } from '../products';
import { bringingTexts } from './bringing.texts';
import { findParts } from './find-parts';
import { describeChange } from './part-changes';
import { mostShown, emptyPlan, type SheetToPlan, type Shop, type WholePlan } from './plan';
import { numberProblem } from './plan-stock';
import { withRule } from './selling-rule.rules';

interface PlannedPrice {
  id: string;
  prices: PartFields;
}

export type PricesPlan = WholePlan<'prices', PlannedPrice>;

/** Finds the parts of a price list and compares the prices with theirs. */
export async function planPrices(shop: Shop, sheet: SheetToPlan<'prices'>): Promise<PricesPlan> {
  const { problems, choice } = sheet;
  const plan: PricesPlan = { ...emptyPlan(sheet), items: [] };
  const met = new Set<string>();
  for await (const portion of sheet.portions()) {
    const found = await findParts(
      shop.db,
      portion.map(({ number }) => number),
    );
    const ids = [...found.values()].flatMap((parts) => parts.map(({ id }) => id));
    const held = new Map(
      (await readHeld(shop.db, sql`p.id = any (${ids}::uuid[])`)).map((part) => [part.id, part]),
    );
    for (const { row, number, ...written } of portion) {
      const given = withRule(written, choice.settings.sellingRule);
      const parts = found.get(foldCode(number)) ?? [];
      const problem = numberProblem(shop, { row, number }, parts);
      if (problem) {
        problems.push(problem);
        continue;
      }
      const part = parts[0] && held.get(parts[0].id);
      if (!part) {
        plan.sums.changed++;
        continue;
      }
      if (met.has(part.id)) {
        problems.push({
          row,
          field: 'number',
          value: number,
          message: bringingTexts.repeatedPrice,
          remark: true,
        });
        continue;
      }
      met.add(part.id);
      const prices = Object.fromEntries(
        Object.entries(given).filter(
          ([name, price]) =>
            price !== undefined &&
            (choice.settings.onExisting === 'replace' || part[name as keyof typeof given] === 0),
        ),
      );
      const change = difference(part, { ...part, ...prices });
      if (!change) {
        plan.sums.same++;
        continue;
      }
      plan.sums.changed++;
      plan.items.push({ id: part.id, prices });
      if (plan.changes.length < mostShown) plan.changes.push(describeChange(row, part, change));
    }
  }
  return plan;
}
