import {
  conflict,
  foldCode,
  newNumberOf,
  usedNumberOf,
  usedPartTexts,
  type NewPart,
  type PartType,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { readPart } from './products.queries';

/** The record that dismantled pieces of a number go to. */
interface UsedTarget {
  partNumber: string;
  /** Undefined while there is no such record. */
  id: string | undefined;
  /** The new part that it is a used one of. */
  likeId: string | undefined;
}

/**
 * Returns the used record for each number: the part itself when it is used, else the used record beside the new part,
 * which may not exist yet. Throws when that record's number belongs to a new part.
 */
export async function findUsedTargets(tx: Tx, numbers: readonly string[]): Promise<UsedTarget[]> {
  const codes = numbers.flatMap((number) => [
    foldCode(number),
    foldCode(usedNumberOf(number)),
    foldCode(newNumberOf(number) ?? ''),
  ]);
  const { rows } = await sql<{ id: string; code: string; partNumber: string; type: PartType }>`
    select id, part_code as code, part_number, type from products where part_code = any (${codes}::text[])`.execute(
    tx,
  );
  const held = new Map(rows.map((row) => [row.code, row]));
  const find = (number: string | undefined) => (number ? held.get(foldCode(number)) : undefined);
  return numbers.map((number) => {
    const own = find(number);
    if (!own) return { partNumber: number, id: undefined, likeId: find(newNumberOf(number))?.id };
    if (own.type === 'used') return { partNumber: own.partNumber, id: own.id, likeId: undefined };
    const partNumber = usedNumberOf(own.partNumber);
    const used = find(partNumber);
    if (used?.type === 'new') throw conflict(usedPartTexts.numberIsNew(partNumber));
    return { partNumber, id: used?.id, likeId: own.id };
  });
}

/**
 * Locks used records sorted by id, like every other code that locks several parts. Throws when one was made new
 * meanwhile.
 */
export async function lockUsed(tx: Tx, targets: readonly UsedTarget[]): Promise<void> {
  const ids = targets.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<{ partNumber: string; type: PartType }>`
    select part_number, type from products where id = any (${ids}::uuid[])
    order by id for no key update`.execute(tx);
  const changed = rows.find(({ type }) => type !== 'used');
  if (changed) throw conflict(usedPartTexts.numberIsNew(changed.partNumber));
}

/** Returns what a used record takes over from the new part, whose number also finds it. */
export async function likePart(
  tx: Tx,
  id: string,
): Promise<
  Pick<
    NewPart,
    | 'brand'
    | 'categoryId'
    | 'side'
    | 'axle'
    | 'position'
    | 'unit'
    | 'oemNumbers'
    | 'alternativeNumbers'
    | 'vehicleCompatibility'
  >
> {
  const part = await readPart(tx, id);
  const { brand, categoryId, side, axle, position, unit, oemNumbers, partNumber, alternativeNumbers } = part;
  return {
    brand,
    categoryId,
    side,
    axle,
    position,
    unit: unit.code,
    oemNumbers,
    alternativeNumbers: [partNumber, ...alternativeNumbers].slice(0, 50),
    vehicleCompatibility: part.vehicleCompatibility,
  };
}
