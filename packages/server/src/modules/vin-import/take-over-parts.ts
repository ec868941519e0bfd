import type { VinItem } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { createPart, fitParts, updatePart } from '../products';
import { filledFields, newPartOf } from './vin-item.rules';

/** Updates or creates the parts of the items, matched by folded number; returns their ids. */
export async function takeOverParts(
  tx: Tx,
  user: Actor,
  items: readonly VinItem[],
  codes: readonly string[],
  placeOf: (item: VinItem) => string,
): Promise<{ ids: string[]; created: number }> {
  const held = await lockParts(tx, codes);
  const ids: string[] = [];
  for (const [place, item] of items.entries()) {
    const known = held.get(codes[place] as string);
    const part = known
      ? await updatePart(tx, user, known, { ...filledFields(item), isActive: true })
      : await createPart(tx, user, newPartOf(item, placeOf(item)));
    ids.push(part._id);
  }
  // after all parts are locked, to keep the lock order
  for (const [place, { vehicleCompatibility: vehicle }] of items.entries())
    if (vehicle?.make)
      await fitParts(tx, [ids[place] as string], {
        make: vehicle.make,
        model: vehicle.model ?? '',
        year: vehicle.year ?? null,
        engine: vehicle.engine ?? '',
      });
  return { ids, created: items.length - held.size };
}

/** Locks the parts sorted by id, like every other code that locks several parts. */
async function lockParts(tx: Tx, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, part_code as code from products where part_code = any (${codes}::text[])
    order by id for no key update`.execute(tx);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
