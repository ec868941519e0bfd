import { foldCode, newNumberOf, type EnrichedVinParts } from '@turoos/contract';
import { z } from 'zod';
import { addFromOutside, type Outside } from './outside';
import { fromOutside, plausibleList, PlausibleNumber, plausibleText } from './plausible';

const Row = z.object({
  partNumber: PlausibleNumber,
  name: plausibleText().refine((name) => name.length > 1),
  description: plausibleText(1000).default(''),
  category: plausibleText().default(''),
  subcategory: plausibleText().default(''),
  brand: plausibleText(100).default(''),
});
const Answer = z.object({ parts: plausibleList(Row, 100) });

const instruction = `You know the original (OEM) parts of vehicles. You are given a vehicle that is being taken apart for used parts.
List the parts worth selling with their OEM part numbers, as JSON only, in the given schema; name, description, category
and subcategory in Arabic. List only numbers you are sure of. If you know none, answer {"parts": []}. Never invent a number.`;

/** Adds rows for parts that only the service knows, without prices, which only the shop can set. */
export async function askForParts(outside: Outside, known: EnrichedVinParts): Promise<EnrichedVinParts> {
  const { vin, vehicle } = known;
  if (!vehicle.make || !vehicle.model) return known;
  return addFromOutside(known, known.parts.length === 0, async () => {
    const { parts } = await outside.ask({
      about: ['parts', vin],
      instruction,
      input: JSON.stringify({ vehicle: { ...vehicle, generation: known.decoded.generation } }),
      answer: Answer,
    });
    // a used record is proposed beside a part that the shop has new
    const held = new Set(
      known.parts.flatMap(({ partNumber }) => [partNumber, newNumberOf(partNumber) ?? ''].map(foldCode)),
    );
    const more = new Map(
      parts
        .filter(({ partNumber }) => !held.has(foldCode(partNumber)))
        .map((row) => [foldCode(row.partNumber), row]),
    );
    if (more.size === 0) return known;
    const rows = [...more.values()].map((row) => ({ ...unpriced, ...row, vehicleCompatibility: vehicle }));
    return {
      ...known,
      parts: [...known.parts, ...rows],
      evidence: [...known.evidence, `${rows.length} من القطع ${fromOutside}`],
    };
  });
}

const unpriced = {
  specifications: { dimensions: '', weight: '' },
  purchasePrice: 0,
  costPrice: 0,
  sellingPrice: 0,
  wholesalePrice: 0,
  discountPercentage: 0,
  quantity: 1,
};
