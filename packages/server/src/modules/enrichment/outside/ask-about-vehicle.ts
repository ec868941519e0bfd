import { componentNames, type EnrichedVin, type VinQuestion } from '@turoos/contract';
import { z } from 'zod';
import { addFromOutside, type Outside } from './outside';
import { fromOutside, outsideConfidence, plausibleList, PlausibleNumber, plausibleText } from './plausible';

const Candidate = z.object({
  component: z.enum(componentNames),
  position: plausibleText(60).default(''),
  oemNumbers: z.array(PlausibleNumber).min(1).max(20),
  notes: plausibleText(500).default(''),
  confidence: z.number().gt(0).max(1),
});
const Answer = z.object({ candidates: plausibleList(Candidate, 100) });

const instruction = `You know the original (OEM) part numbers of vehicle parts. You are given a vehicle and the components wanted.
Answer with JSON only, in the given schema. List only numbers you are sure of; notes in Arabic.
If you know none, answer {"candidates": []}. Never invent a number.`;

/** Adds the OEM numbers that the service knows; asks only when make and model are known. */
export async function askAboutVehicle(
  outside: Outside,
  { vin, requestedComponent }: VinQuestion,
  known: EnrichedVin,
): Promise<EnrichedVin> {
  const { vehicle } = known;
  if (!vehicle.make || !vehicle.model) return known;
  const wanted = requestedComponent ? [requestedComponent] : componentNames;
  return addFromOutside(known, false, async () => {
    const { candidates } = await outside.ask({
      about: ['car', vin, requestedComponent ?? null],
      instruction,
      input: JSON.stringify({
        vehicle: { ...vehicle, generation: known.decoded.generation },
        components: wanted,
      }),
      answer: Answer,
    });
    const fitting = candidates.filter(({ component }) => wanted.includes(component));
    if (fitting.length === 0) return known;
    return {
      ...known,
      candidates: [
        ...known.candidates,
        ...fitting.map((one) => ({
          ...one,
          confidence: outsideConfidence(one.confidence),
          notes: [one.notes, fromOutside].filter(Boolean).join('، '),
        })),
      ],
      evidence: [...known.evidence, `${fitting.length} من القطع ${fromOutside}`],
    };
  });
}
