import { ltr, quantityText, type Candidate, type EnrichedVin, type VinQuestion } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { componentOf, positionOf } from './components.rules';
import { askAboutVehicle } from './outside/ask-about-vehicle';
import type { Outside } from './outside/outside';
import { partsOfVehicle, type PartOfVehicle } from './parts-of-vehicle';

/** Returns the vehicle of a VIN and the parts of the requested component that fit it. */
export async function enrichVin(
  db: Db,
  outside: Outside | undefined,
  question: VinQuestion,
): Promise<EnrichedVin> {
  const { vehicle, parts } = await partsOfVehicle(db, question.vin);
  const known: EnrichedVin = {
    vin: question.vin,
    vehicle: vehicle.vehicle,
    decoded: vehicle.decoded,
    candidates: parts
      .flatMap(asCandidate)
      .filter(({ component }) => !question.requestedComponent || component === question.requestedComponent),
    evidence: vehicle.evidence,
    warning: null,
  };
  return outside ? askAboutVehicle(outside, question, known) : known;
}

function asCandidate({ part, confidence }: PartOfVehicle): Candidate[] {
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
