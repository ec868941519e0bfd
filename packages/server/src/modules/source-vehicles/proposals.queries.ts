import {
  fold,
  foldCode,
  makeSpellings,
  modelSpellings,
  notFound,
  sourceVehicleTexts,
  usedNumberOf,
  type ProposedPiece,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { fitmentIsFor } from '../products';

const mostProposals = 200;

/**
 * Proposes the pieces of a car that are not on its list yet: what earlier cars of the model gave, at the price of the
 * last such piece, then the parts of the catalogue that fit it, at the price of the used record, or half that of a new
 * part.
 */
export async function proposePieces(db: Db, vehicleId: string): Promise<ProposedPiece[]> {
  const car = await db
    .selectFrom('sourceVehicles')
    .select(['make', 'model', 'year'])
    .where('id', '=', vehicleId)
    .executeTakeFirst();
  if (!car) throw notFound(sourceVehicleTexts.notFound);
  const listed = await db
    .selectFrom('teardownPieces')
    .select(['name', 'likeId as like'])
    .where('vehicleId', '=', vehicleId)
    .execute();
  if (!car.make || !car.model) return [];
  const found = [
    ...(await earlierPieces(db, vehicleId, car)),
    ...(await fittingParts(db, { make: car.make, model: car.model, year: car.year })),
  ];
  const names = new Set(listed.map(({ name }) => fold(name)));
  const likes = new Set(listed.flatMap(({ like }) => like ?? []));
  const fresh = found.filter(({ name, like }) => {
    if (names.has(fold(name)) || (like && likes.has(like))) return false;
    names.add(fold(name));
    if (like) likes.add(like);
    return true;
  });
  return fresh.slice(0, mostProposals);
}

interface Car {
  make: string;
  model: string;
  year: number | null;
}

async function earlierPieces(db: Db, vehicleId: string, { make, model }: Car): Promise<ProposedPiece[]> {
  const { rows } = await sql<Omit<ProposedPiece, 'from'>>`
    select distinct on (turoos_fold(e.name)) e.name, e.part_number, e.like_id as "like",
      coalesce(nullif(own.selling_price, 0), e.expected) as expected
    from source_vehicles v join teardown_pieces e on e.vehicle_id = v.id
    left join products own on own.id = e.product_id
    where v.id <> ${vehicleId} and e.status <> 'broken'
      and turoos_fold(v.make) = any (${makeSpellings(make)}::text[])
      and turoos_fold(v.model) = any (${modelSpellings(model)}::text[])
    order by turoos_fold(e.name), e.id desc limit ${mostProposals}`.execute(db);
  return rows.map((row) => ({ ...row, from: 'earlier' }));
}

/** The end of the folded number of a used record. */
const suffix = foldCode(usedNumberOf(''));

/** Pieces that came off other cars are no parts of the catalogue, and a used record stands for its new part. */
async function fittingParts(db: Db, { make, model, year }: Car): Promise<ProposedPiece[]> {
  const { rows } = await sql<ProposedPiece>`
    select p.name, p.part_number, p.id as "like",
      case when p.type = 'used' then p.selling_price else coalesce(used.selling_price, round(p.selling_price / 2)) end
        as expected,
      case when p.type = 'used' or used.id is not null then 'used' else 'new' end as "from"
    from products p
    left join products used on used.part_code = p.part_code || ${suffix}::text and used.type = 'used' and used.selling_price > 0
    where p.is_active and p.id in (
        select f.product_id from product_fitments f where ${fitmentIsFor({
          makes: sql`${makeSpellings(make)}`,
          models: sql`${modelSpellings(model)}`,
          year: year === null ? undefined : sql`${year}`,
        })})
      and not exists (select from teardown_pieces e where e.product_id = p.id)
      and not (p.type = 'used' and p.part_code like '%' || ${suffix}::text and exists (
        select from products fresh where fresh.part_code = left(p.part_code, -1) and fresh.type = 'new'))
    order by p.popularity desc, p.id desc limit ${mostProposals}`.execute(db);
  return rows;
}
