import { fold, foldCode } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { findOrCreateCategory } from '../modules/categories';
import { dice, makersNumber } from '../samples/numbers';
import { blueprints } from '../samples/part-blueprints';

/**
 * Writes the blueprints that generated parts are copied from, with everything that can be computed once
 * instead of a million times, as the temporary tables blueprint and blueprint_vehicle, sorted by demand.
 * Returns their number.
 */
export async function writeBlueprints(tx: Tx, parts: number): Promise<number> {
  const roll = dice(7);
  const originals = new Map<string, string>();
  const all = blueprints().toSorted((a, b) => b.demand - a.demand);
  // a small number of parts needs only a sample
  const step = Math.ceil(all.length / (4 * parts));
  const sorted = all.filter((_, place) => place % step === 0);
  const categories = await readCategories(
    tx,
    sorted.map(({ kind }) => kind),
  );
  const rows = sorted.map(({ kind, make, name, brand, type, price, demand, fitments }, key) => {
    const original = originals.get(name) ?? makersNumber(make, kind, roll);
    originals.set(name, original);
    const genuine = brand === make.genuine;
    // parts for no particular vehicle have no number of a vehicle's maker
    const hasOriginal = !(genuine && type === 'new') && fitments.length > 0;
    const prefix = genuine
      ? (original.split(/[- ]/)[0] ?? '')
      : brand.replace(/\W/g, '').slice(0, 2).toUpperCase();
    const category = categories.get(kind);
    return {
      key,
      name,
      brand,
      type,
      unit: kind.unit,
      price: Math.round(price),
      demand,
      category_id: category?.id,
      prefix,
      original: hasOriginal ? original : null,
      text_before: ` ${fold(name)} ${fold(brand)} ${foldCode(prefix)}`,
      text_after: [
        category?.text,
        ...(hasOriginal ? [foldCode(original)] : []),
        ...distinct(fitments.map((fitment) => fold(`${fitment.make} ${fitment.model}`))),
        ...distinct(fitments.flatMap(({ yearFrom, yearTo }) => years(yearFrom, yearTo))),
      ].join(' '),
    };
  });
  const vehicles = sorted.flatMap(({ fitments }, key) => fitments.map((fitment) => ({ key, ...fitment })));
  await sql`
    create temporary table blueprint on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      key int, name text, brand text, type text, unit text, price int, demand real, category_id uuid, prefix text, original text,
      text_before text, text_after text)`.execute(tx);
  await sql`
    create temporary table blueprint_vehicle on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as row (
      key int, make text, model text, "yearFrom" int, "yearTo" int, engine text)`.execute(tx);
  await sql`analyze blueprint, blueprint_vehicle`.execute(tx);
  return rows.length;
}

const distinct = (texts: string[]) => [...new Set(texts)].toSorted();
const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

/** Returns the categories of these kinds of parts with their search words, creating missing ones. */
async function readCategories<K extends { category: string; subCategory: string }>(
  tx: Tx,
  kinds: readonly K[],
) {
  const found = new Map<K, { id: string; text: string }>();
  for (const kind of new Set(kinds)) {
    const id = await findOrCreateCategory(tx, 'system', kind);
    const words = await tx
      .selectFrom('categories as leaf')
      .innerJoin('categories as root', 'root.id', 'leaf.rootId')
      .select(['leaf.nameAr', 'leaf.nameEn', 'root.nameAr as rootAr', 'root.nameEn as rootEn'])
      .where('leaf.id', '=', id)
      .executeTakeFirstOrThrow();
    const text = fold([words.nameAr, words.nameEn, words.rootAr, words.rootEn].join(' '));
    found.set(kind, { id, text });
  }
  return found;
}
