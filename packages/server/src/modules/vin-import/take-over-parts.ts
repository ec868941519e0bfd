import { foldCode, must, vinImportTexts, wrongField, type VinItem } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { createPart, findUsedTargets, fitParts, likePart, lockUsed, updatePart } from '../products';
import { filledFields, newPartOf } from './vin-item.rules';

/**
 * Updates or creates the used parts of the items, matched by folded number; returns them. An item with the number of a
 * new part goes to the used record beside it.
 */
export async function takeOverParts(
  tx: Tx,
  user: Actor,
  items: readonly VinItem[],
  placeOf: (item: VinItem) => string,
): Promise<{ parts: { id: string; partNumber: string }[]; created: number }> {
  const targets = await findUsedTargets(
    tx,
    items.map(({ partNumber }) => partNumber),
  );
  assertDifferent(targets.map(({ partNumber }) => partNumber));
  await lockUsed(tx, targets);
  const parts: { id: string; partNumber: string }[] = [];
  for (const [place, item] of items.entries()) {
    const { id, partNumber, likeId } = must(targets[place]);
    const part = id
      ? await updatePart(tx, user, id, { ...filledFields(item), isActive: true })
      : await createPart(tx, user, {
          ...(likeId && (await likePart(tx, likeId))),
          ...newPartOf({ ...item, partNumber }, placeOf(item)),
        });
    parts.push({ id: part._id, partNumber });
  }
  // after all parts are locked, to keep the lock order
  for (const [place, { vehicleCompatibility: vehicle }] of items.entries())
    if (vehicle?.make)
      await fitParts(tx, [must(parts[place]).id], {
        make: vehicle.make,
        model: vehicle.model ?? '',
        year: vehicle.year ?? null,
        engine: vehicle.engine ?? '',
      });
  return { parts, created: targets.filter(({ id }) => !id).length };
}

/** Throws when two items are the same used part, in any spelling. */
function assertDifferent(numbers: readonly string[]): void {
  const seen = new Set<string>();
  for (const number of numbers) {
    if (seen.has(foldCode(number))) throw wrongField('items', vinImportTexts.repeated(number));
    seen.add(foldCode(number));
  }
}
