import { foldCode, type CompatiblePart } from '@turoos/contract';

/** What a list of part numbers means for the parts of a vehicle. */
export interface Plan {
  add: CompatiblePart[];
  remove: CompatiblePart[];
  /** Numbers of no part in the shop. */
  unknown: string[];
}

/** Finds the parts that a number may belong to. */
type Find = (partNumber: string) => Promise<readonly CompatiblePart[]>;

/** As many numbers are looked up at a time: quick, and the counter's own searches don't wait. */
const atATime = 4;

/**
 * The parts to add and to remove so that the vehicle has those whose numbers are listed. Every number is resolved before
 * anything changes; letters and digits alone make a number, whatever their case and dashes.
 */
export async function planParts(
  present: readonly CompatiblePart[],
  listed: readonly string[],
  find: Find,
): Promise<Plan> {
  const held = new Map(present.map((part) => [foldCode(part.partNumber), part]));
  const wanted = new Map(listed.map((number) => [foldCode(number), number]));
  const sought = [...wanted].filter(([code]) => !held.has(code)).map(([, number]) => number);
  const found = new Map<string, CompatiblePart>();
  const unknown: string[] = [];
  for (let at = 0; at < sought.length; at += atATime)
    await Promise.all(
      sought.slice(at, at + atATime).map(async (number) => {
        const part = (await find(number)).find((one) => foldCode(one.partNumber) === foldCode(number));
        if (part) found.set(part._id, part);
        else unknown.push(number);
      }),
    );
  return {
    add: [...found.values()],
    remove: [...held].filter(([code]) => !wanted.has(code)).map(([, part]) => part),
    unknown: unknown.toSorted((a, b) => sought.indexOf(a) - sought.indexOf(b)),
  };
}

export interface Outcome {
  added: CompatiblePart[];
  removed: CompatiblePart[];
  failed: { part: CompatiblePart; reason: string }[];
}

interface Steps {
  add: (part: CompatiblePart) => Promise<unknown>;
  remove: (part: CompatiblePart) => Promise<unknown>;
  reasonOf: (error: unknown) => string;
}

/** One part after the other; one that fails stops none of the others. */
export async function applyPlan(plan: Plan, { add, remove, reasonOf }: Steps): Promise<Outcome> {
  const outcome: Outcome = { added: [], removed: [], failed: [] };
  const each = async (
    parts: readonly CompatiblePart[],
    step: Steps['add'],
    done: CompatiblePart[],
  ): Promise<void> => {
    for (const part of parts)
      try {
        await step(part);
        done.push(part);
      } catch (error) {
        outcome.failed.push({ part, reason: reasonOf(error) });
      }
  };
  await each(plan.add, add, outcome.added);
  await each(plan.remove, remove, outcome.removed);
  return outcome;
}
