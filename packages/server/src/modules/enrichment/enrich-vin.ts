import { ltr, quantityText, type Candidate, type EnrichedVin, type VinQuestion } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { componentOf, positionOf } from './components.rules';
import { askAboutCar } from './outside/ask-about-car';
import type { Outside } from './outside/outside';
import { partsOfCar, type PartOfCar } from './parts-of-car';

/** The car a VIN tells of, and the parts of the wanted kind that fit it. */
export async function enrichVin(
  db: Db,
  outside: Outside | undefined,
  question: VinQuestion,
): Promise<EnrichedVin> {
  const { car, parts } = await partsOfCar(db, question.vin);
  const known: EnrichedVin = {
    vin: question.vin,
    vehicle: car.vehicle,
    candidates: parts
      .flatMap(asCandidate)
      .filter(({ component }) => !question.requestedComponent || component === question.requestedComponent),
    evidence: car.evidence,
    warning: null,
  };
  return outside ? askAboutCar(outside, question, known) : known;
}

function asCandidate({ part, confidence }: PartOfCar): Candidate[] {
  const component = componentOf(part.name);
  if (!component) return [];
  const stock = part.quantity > 0 ? `المتوفر ${quantityText(part.quantity, part.unit)}` : 'غير متوفر';
  return [
    {
      component,
      confidence,
      position: positionOf(part.name),
      oemNumbers: part.oemNumbers.length > 0 ? part.oemNumbers : [part.partNumber],
      notes: `${part.name} (${ltr(part.partNumber)})، ${stock}`,
    },
  ];
}
