import { foldCode, type CompatiblePart } from '@turoos/contract';

/** The changes to a vehicle's parts that follow from a list of part numbers. */
export interface Plan {
  add: CompatiblePart[];
  remove: CompatiblePart[];
  /** Numbers that match no part of the shop. */
  unknown: string[];
}

/** Finds the parts a number may belong to. */
type Find = (partNumber: string) => Promise<readonly CompatiblePart[]>;

/** Parallel lookups: fast, without slowing the searches of ongoing sales. */
const parallelLookups = 4;

/**
 * Plans which parts to add and remove so that the vehicle has exactly the listed ones. Resolves every number
 * before anything changes; numbers are compared by letters and digits only, ignoring case and dashes.
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
  for (let at = 0; at < sought.length; at += parallelLookups)
    await Promise.all(
      sought.slice(at, at + parallelLookups).map(async (number) => {
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

/** Applies the changes one after the other; a failure doesn't stop the rest. */
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
