import {
  countedAfter,
  ltr,
  makeSpellings,
  modelSpellings,
  nouns,
  vinSources,
  type DecodedVin,
  type EnrichedCar,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { decodeVin } from '../vehicles';

/** A car as far as its number and the shop's own cars tell, how surely, and by what. */
export interface KnownCar {
  vehicle: EnrichedCar;
  litres: number | null;
  engineCode: string;
  confidence: number;
  evidence: string[];
}

/** Cars of one model share these first characters. */
const sharedCharacters = 8;
/** The shop's own cars were named by people. */
const trustInOwnCars = 0.8;

export async function readKnownCar(db: Db, vin: string): Promise<KnownCar> {
  const decoded = await decodeVin(vin);
  const { make, model, year, litres, engine } = decoded;
  const vehicle = {
    make,
    model,
    year,
    engine: [litres && `${litres.toFixed(1)}L`, engine].filter(Boolean).join(' '),
  };
  const known = {
    vehicle,
    litres,
    engineCode: engine,
    confidence: model ? 1 : 0,
    evidence: readFrom(decoded),
  };
  if (model) return known;
  const own = await likeOwnCars(db, vin, make);
  if (!own) return known;
  return {
    ...known,
    vehicle: { ...vehicle, make: own.make, model: own.model },
    confidence: (own.cars / own.all) * trustInOwnCars,
    evidence: [
      ...known.evidence,
      `الموديل ${ltr(own.model)}: هكذا سُجّل في ${own.cars} من ${countedAfter(own.all, nouns.car)} للمتجر يبدأ رقم الهيكل فيها بـ ${ltr(vin.slice(0, sharedCharacters))}`,
    ],
  };
}

function readFrom({ source, make, model, year, years, checkDigit, country }: DecodedVin): string[] {
  const from = vinSources[source];
  return [
    ...(make
      ? [`الشركة ${ltr(make)}${model ? ` والموديل ${ltr(model)}` : ''}: من ${from} في رقم الهيكل`]
      : []),
    ...(!make && country ? [`بلد الصنع ${country}: من رقم الهيكل`] : []),
    ...(year ? [`سنة ${year}: من الخانة العاشرة في رقم الهيكل`] : []),
    ...(!year && years.length > 1 ? [`السنة ${years.join(' أو ')}: من الخانة العاشرة في رقم الهيكل`] : []),
    ...(checkDigit ? ['خانة التحقق في رقم الهيكل صحيحة'] : []),
  ];
}

interface OwnCars {
  make: string;
  model: string;
  cars: number;
}

/** The model that the shop's own cars with the same first characters mostly have, by whichever of its names. */
async function likeOwnCars(
  db: Db,
  vin: string,
  make: string,
): Promise<(OwnCars & { all: number }) | undefined> {
  const { rows } = await sql<OwnCars>`
    select min(make) as make, min(model) as model, count(*) as cars from source_vehicles
    where turoos_code(vin) like ${`${vin.slice(0, sharedCharacters).toLowerCase()}%`} and make <> '' and model <> ''
      and (${make} = '' or turoos_fold(make) = any (${makeSpellings(make)}::text[]))
    group by turoos_fold(make), turoos_fold(model) order by count(*) desc`.execute(db);
  const all = rows.reduce((sum, { cars }) => sum + cars, 0);
  const byCar = new Map<string, OwnCars>();
  for (const row of rows) {
    const key = `${makeSpellings(row.make)[0]} ${modelSpellings(row.model)[0]}`;
    const known = byCar.get(key);
    byCar.set(key, known ? { ...known, cars: known.cars + row.cars } : row);
  }
  const [first] = [...byCar.values()].toSorted((one, other) => other.cars - one.cars);
  return first && { ...first, all };
}
