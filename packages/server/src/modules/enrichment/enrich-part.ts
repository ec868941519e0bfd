import { counted, nouns, type EnrichedPart, type PartQuestion } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { askAboutPart } from './outside/ask-about-part';
import type { Outside } from './outside/outside';
import { evidenceOf, factsOf, overallConfidence } from './part-facts.rules';
import { countSold, findByNumber } from './shop-numbers.queries';

/**
 * Returns the facts about a part number from the shop's own parts, with gaps filled by the outside service if
 * one is configured. Unknown fields stay empty.
 */
export async function enrichPart(
  db: Db,
  outside: Outside | undefined,
  question: PartQuestion,
): Promise<EnrichedPart> {
  const matches = await findByNumber(db, question.partNumber);
  const { facts, ...fields } = factsOf(matches);
  const sold = await countSold(
    db,
    matches.map(({ part }) => part._id),
  );
  const own = matches.find(({ by }) => by === 'number');
  const known: EnrichedPart = {
    partNumber: own?.part.partNumber ?? question.partNumber,
    ...fields,
    confidence: overallConfidence(facts),
    facts,
    productId: own?.part._id ?? null,
    evidence: [
      ...matches.map(evidenceOf),
      ...(sold > 0 ? [`بيعت منها في المتجر ${counted(sold, nouns.part)}`] : []),
    ],
    warning: null,
  };
  return outside ? askAboutPart(outside, question, known) : known;
}
