import {
  countedAfter,
  ltr,
  makeSpellings,
  modelSpellings,
  nouns,
  vinSources,
  yearsText,
  type DecodedVin,
  type EnrichedVehicle,
  type VinSource,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { decodeVin } from '../vehicles';

/** A vehicle as derived from its VIN and the shop's own vehicles, with confidence and evidence. */
export interface KnownVehicle {
  vehicle: EnrichedVehicle;
  decoded: DecodedVin;
  confidence: number;
  evidence: string[];
}

/** The VINs of one model share this many leading characters. */
const sharedCharacters = 8;
/** Below 1 because people typed the models of the shop's own vehicles. */
const trustInOwnVehicles = 0.8;
/** The confidence in a model whose source is not sure. */
const trustInLikelyModel = 0.9;

export async function readKnownVehicle(db: Db, vin: string): Promise<KnownVehicle> {
  const decoded = await decodeVin(vin);
  const { make, model, year, litres, engine, sources } = decoded;
  const vehicle = {
    make,
    model,
    year,
    engine: [litres && `${litres.toFixed(1)}L`, engine].filter(Boolean).join(' '),
  };
  const known = {
    vehicle,
    decoded,
    confidence: sources.model === null ? 0 : vinSources[sources.model].sure ? 1 : trustInLikelyModel,
    evidence: readFrom(decoded),
  };
  if (model) return known;
  const own = await likeOwnVehicles(db, vin, make);
  if (!own) return known;
  return {
    ...known,
    vehicle: { ...vehicle, make: own.make, model: own.model },
    confidence: (own.vehicles / own.all) * trustInOwnVehicles,
    evidence: [
      ...known.evidence,
      `الموديل ${ltr(own.model)}: هكذا سُجّل في ${own.vehicles} من ${countedAfter(own.all, nouns.vehicle)} للمتجر يبدأ رقم الهيكل فيها بـ ${ltr(vin.slice(0, sharedCharacters))}`,
    ],
  };
}

function readFrom({ sources, checkDigit, ...vehicle }: DecodedVin): string[] {
  const { make, model, generation, year, yearFrom, yearTo, engine, country } = vehicle;
  const from = (source: VinSource) => `من ${vinSources[source].label} في رقم الهيكل`;
  return [
    ...(sources.make && sources.make === sources.model
      ? [`الشركة ${ltr(make)} والموديل ${ltr(model)}: ${from(sources.make)}`]
      : [
          ...(sources.make ? [`الشركة ${ltr(make)}: ${from(sources.make)}`] : []),
          ...(sources.model ? [`الموديل ${ltr(model)}: ${from(sources.model)}`] : []),
        ]),
    ...(!make && country ? [`بلد الصنع ${ltr(country)}: من رقم الهيكل`] : []),
    ...(sources.generation ? [`الجيل ${ltr(generation)}: ${from(sources.generation)}`] : []),
    ...(year ? [`سنة ${year}: ${from('year')}`] : []),
    ...(!year && yearFrom ? [`سنوات هذا الجيل ${yearsText(yearFrom, yearTo)}`] : []),
    ...(sources.engine && engine ? [`المحرك ${ltr(engine)}: ${from(sources.engine)}`] : []),
    ...(checkDigit ? ['خانة التحقق في رقم الهيكل صحيحة'] : []),
  ];
}

interface OwnVehicles {
  make: string;
  model: string;
  vehicles: number;
}

/** Returns the most frequent model, in any spelling, of the shop's vehicles with the same VIN prefix. */
async function likeOwnVehicles(
  db: Db,
  vin: string,
  make: string,
): Promise<(OwnVehicles & { all: number }) | undefined> {
  const { rows } = await sql<OwnVehicles>`
    select min(make) as make, min(model) as model, count(*) as vehicles from source_vehicles
    where turoos_code(vin) like ${`${vin.slice(0, sharedCharacters).toLowerCase()}%`} and make <> '' and model <> ''
      and (${make} = '' or turoos_fold(make) = any (${makeSpellings(make)}::text[]))
    group by turoos_fold(make), turoos_fold(model) order by count(*) desc`.execute(db);
  const all = rows.reduce((sum, { vehicles }) => sum + vehicles, 0);
  const byVehicle = new Map<string, OwnVehicles>();
  for (const row of rows) {
    const key = `${makeSpellings(row.make)[0]} ${modelSpellings(row.model)[0]}`;
    const known = byVehicle.get(key);
    byVehicle.set(key, known ? { ...known, vehicles: known.vehicles + row.vehicles } : row);
  }
  const [first] = [...byVehicle.values()].toSorted((one, other) => other.vehicles - one.vehicles);
  return first && { ...first, all };
}
