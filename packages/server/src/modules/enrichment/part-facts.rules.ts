import { fold, ltr, type EnrichedPart, type Fact, type Part } from '@turoos/contract';

/** A part of the shop that has the requested number, and which of its numbers matched. */
export interface NumberMatch {
  part: Part;
  by: 'number' | 'oem' | 'alternative';
}

/** Confidence in a match by the part's own number, the manufacturer's number or an alternative number. */
const weights = { number: 1, oem: 0.9, alternative: 0.75 } as const;
const evidenceTexts = {
  number: (number: string) => `القطعة ${ltr(number)} في كتالوج المتجر`,
  oem: (number: string) => `رقم الوكالة (OEM) للقطعة ${ltr(number)} في كتالوج المتجر`,
  alternative: (number: string) => `رقم بديل للقطعة ${ltr(number)} في كتالوج المتجر`,
} as const;

export const evidenceOf = ({ part, by }: NumberMatch): string => evidenceTexts[by](part.partNumber);

const round = (value: number): number => Math.round(value * 100) / 100;

type PartFields = Pick<
  EnrichedPart,
  'name' | 'brand' | 'description' | 'category' | 'subCategory' | 'attributes' | 'compatibility'
>;

/**
 * Merges the facts of the matching parts. Where they differ, the value with the greater total weight wins,
 * with its share as confidence.
 */
export function factsOf(matches: readonly NumberMatch[]): PartFields & { facts: Fact[] } {
  const facts: Fact[] = [];
  const agree = (field: string, valueOf: (match: NumberMatch) => string): string => {
    const sides = new Map<string, { value: string; weight: number; best: NumberMatch }>();
    let all = 0;
    for (const match of matches) {
      const value = valueOf(match);
      if (!value) continue;
      const weight = weights[match.by];
      all += weight;
      const side = sides.get(fold(value));
      sides.set(fold(value), {
        value: side?.value ?? value,
        weight: (side?.weight ?? 0) + weight,
        best: side?.best ?? match,
      });
    }
    const [heaviest] = [...sides.values()].toSorted((a, b) => b.weight - a.weight);
    if (!heaviest) return '';
    const { value, weight, best } = heaviest;
    facts.push({
      field,
      confidence: round((weight / all) * weights[best.by]),
      evidence: evidenceOf(best),
    });
    return value;
  };

  const fields = {
    name: agree('name', ({ part }) => part.name),
    // a part that matches only by its OEM or alternative number may be of another brand
    brand: agree('brand', ({ part, by }) => (by === 'number' ? part.brand : '')),
    description: agree('description', ({ part }) => part.description || part.name),
    category: agree('category', ({ part }) => part.category),
    subCategory: agree('subCategory', ({ part }) => part.subCategory),
  };
  const [first] = matches;
  const specified = matches.find(({ part }) => Object.keys(part.specifications).length > 0);
  const compatibility = vehicles(matches);
  const note = (field: string, match: NumberMatch | undefined) =>
    match && facts.push({ field, confidence: weights[match.by], evidence: evidenceOf(match) });
  note('attributes', specified);
  if (compatibility.length > 0) note('compatibility', first);
  return { ...fields, attributes: { ...specified?.part.specifications }, compatibility, facts };
}

const mostVehicles = 100;

function vehicles(matches: readonly NumberMatch[]): EnrichedPart['compatibility'] {
  const all = matches.flatMap(({ part }) =>
    part.vehicleCompatibility.map(({ make, model, yearFrom, yearTo, engine }) => ({
      make,
      model,
      year: yearFrom,
      yearTo,
      engine,
    })),
  );
  const once = new Map(all.map((vehicle) => [fold(JSON.stringify(Object.values(vehicle))), vehicle]));
  return [...once.values()].slice(0, mostVehicles);
}

/** Returns the mean confidence of the facts, or 0 without facts. */
export const overallConfidence = (facts: readonly Pick<Fact, 'confidence'>[]): number =>
  facts.length === 0 ? 0 : round(facts.reduce((sum, { confidence }) => sum + confidence, 0) / facts.length);
