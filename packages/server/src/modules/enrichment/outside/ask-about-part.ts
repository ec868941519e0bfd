import { fold, foldCode, type EnrichedPart, type Fact, type PartQuestion } from '@turoos/contract';
import { z } from 'zod';
import { overallConfidence } from '../part-facts.rules';
import { addFromOutside, type Outside } from './outside';
import { fromOutside, outsideConfidence, PlausibleVehicle, plausibleList, plausibleText } from './plausible';

const Answer = z.object({
  /** Repeated by the service: an answer about another part number is rejected. */
  partNumber: z.string(),
  name: plausibleText().optional(),
  brand: plausibleText(100).optional(),
  description: plausibleText(1000).optional(),
  category: plausibleText().optional(),
  subCategory: plausibleText().optional(),
  attributes: z.record(z.string().max(100), z.union([plausibleText(500), z.number()])).optional(),
  compatibility: plausibleList(PlausibleVehicle, 100).optional(),
  confidence: z.number().min(0).max(1),
});
type Answer = z.output<typeof Answer>;

const instruction = `You identify automotive spare parts by their part number. Answer with JSON only, in the given schema.
Write name, description, category and subCategory in Arabic. Leave out every field you are not sure of.
If you do not know the part number, answer {"partNumber": <it>, "confidence": 0}. Never invent anything.`;

/** Fills fields unknown to the shop with the service's answer, each marked with its source. */
export const askAboutPart = (
  outside: Outside,
  { partNumber, hints }: PartQuestion,
  known: EnrichedPart,
): Promise<EnrichedPart> =>
  addFromOutside(known, known.facts.length === 0, async () => {
    const answer = await outside.ask({
      about: ['part', foldCode(partNumber), hints],
      instruction,
      input: JSON.stringify({ partNumber, hints }),
      answer: Answer.refine((one) => foldCode(one.partNumber) === foldCode(partNumber)),
    });
    return filled(known, answer);
  });

const texts = ['name', 'brand', 'description', 'category', 'subCategory'] as const;

function filled(known: EnrichedPart, answer: Answer): EnrichedPart {
  const confidence = outsideConfidence(answer.confidence);
  if (confidence === 0) return known;
  const facts: Fact[] = [...known.facts];
  const result: EnrichedPart = { ...known };
  const add = <F extends keyof EnrichedPart>(field: F, value: EnrichedPart[F]) => {
    result[field] = value;
    facts.push({ field, confidence, evidence: fromOutside });
  };
  for (const field of texts) if (!known[field] && answer[field]) add(field, answer[field]);
  if (Object.keys(known.attributes).length === 0 && Object.keys(answer.attributes ?? {}).length > 0)
    add('attributes', answer.attributes ?? {});
  const vehicles = (answer.compatibility ?? []).map(({ make, model, year = null, yearTo = null }) => ({
    make,
    model,
    year,
    yearTo: yearTo !== null && year !== null && yearTo < year ? null : yearTo,
    engine: '',
  }));
  const isNew = ({ make, model }: (typeof vehicles)[number]) =>
    !known.compatibility.some(
      (vehicle) => fold(vehicle.make) === fold(make) && fold(vehicle.model) === fold(model),
    );
  const more = vehicles.filter(isNew);
  if (more.length > 0) add('compatibility', [...known.compatibility, ...more]);
  if (facts.length === known.facts.length) return known;
  const added = facts.slice(known.facts.length).length;
  return {
    ...result,
    facts,
    confidence: overallConfidence(facts),
    evidence: [...known.evidence, `${added} من الحقول ${fromOutside}`],
  };
}
