import { fold, makeSpellings, modelSpellings, type BroughtVehicle } from '@turoos/contract';
import { sql } from 'kysely';
import { bringingTexts } from './bringing.texts';
import { allRows, emptyPlan, type SheetToPlan, type Shop, type WholePlan } from './plan';

export type VehiclesPlan = WholePlan<'vehicles', BroughtVehicle>;

interface KnownVehicle {
  make: string;
  model: string;
  year: number;
  engine: string;
}

/** Equal for vehicles that are the same under other names. */
const keyOf = ({ make, model, year, engine }: KnownVehicle): string =>
  [makeSpellings(make).toSorted()[0], modelSpellings(model).toSorted()[0], year, fold(engine)].join('\n');

/** Leaves out the vehicles that the shop has. */
export async function planVehicles({ db }: Shop, sheet: SheetToPlan<'vehicles'>): Promise<VehiclesPlan> {
  const plan: VehiclesPlan = { ...emptyPlan(sheet), items: [] };
  const { rows } = await sql<KnownVehicle>`select make, model, year, engine from vehicles`.execute(db);
  const known = new Set(rows.map(keyOf));
  const met = new Set<string>();
  for (const vehicle of await allRows(sheet)) {
    const { row, make, model, year, engine = '' } = vehicle;
    const key = keyOf({ make, model, year, engine });
    const value = `${make} ${model} ${year}`;
    if (known.has(key)) {
      plan.sums.same++;
    } else if (met.has(key)) {
      plan.problems.push({ row, value, message: bringingTexts.repeatedVehicle, remark: true });
    } else {
      met.add(key);
      plan.items.push(vehicle);
      plan.sums.created++;
    }
  }
  return plan;
}
