import { salesApi, type Answer, type Endpoint, type NewSale, type Sale } from '@turoos/contract';
import { ApiError, isLost } from '@/lib/http/api-error';
import type { CallOptions } from '@/lib/http/request';
import type { Ask, StandIn } from '@/lib/http/stand-in';
import { currentUser, isUnlocked } from '@/lib/session/session-state';
import type { TillRuntime } from '@/lib/till/runtime';
import { tillState } from '@/lib/till/till-state';
import { awayRefusal } from './away-refusal';
import { awayTexts } from './away-rules';
import { sellAway } from './sell-away';
import { soldBefore } from './sold-before';
import { answerFromCopy, isAnswered, nameOf, rememberedEndpoints, type Source } from './till-answers';

/** Milliseconds that the counter waits for the server before it goes on by itself. */
const patience = 3000;

const soon = (options: CallOptions): CallOptions => ({ ...options, timeout: options.timeout ?? patience });

/** No server answered, or something on the way that answers for it. */
const isAway = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && [502, 503, 504].includes(error.status));

/** Who unlocked the till by a PIN sells from the copy with the server there too: the stored session is another's. */
const isAwayNow = () => tillState.get()?.mode === 'away' || isUnlocked();

/**
 * Answers for the server on a till: at once from the copy while it cannot be reached, and when it does not answer the
 * counter in time. All else fails at once, with a sentence, until the server is back.
 */
export function standInFor(runtime: TillRuntime): StandIn {
  return async (endpoint, given, options, ask) => {
    // what a till itself asks, and who signs in, tell whether the server is back
    if (endpoint.fromTill || endpoint.access === 'public') return ask(options);
    if (nameOf(endpoint) === nameOf(salesApi.create)) {
      const { body } = given as { body: NewSale };
      // its answer is a sale, which the type of an endpoint of any kind does not tell
      const made = sell(runtime, body, options, ask as unknown as Ask<typeof salesApi.create>);
      return made as Promise<Answer<typeof endpoint>>;
    }
    const fromCopy = () => answerOf(runtime, (source) => answerFromCopy(endpoint, given, source));
    if (isAwayNow()) return (await fromCopy()) ?? refuseNow();
    try {
      const answer = await ask(isAnswered(endpoint) ? soon(options) : options);
      if (rememberedEndpoints.includes(endpoint)) await remember(runtime, endpoint, answer);
      return answer;
    } catch (error) {
      if (!isAway(error) || (!isAnswered(endpoint) && isSlow(error))) throw error;
      runtime.noteAway();
      const answer = await fromCopy();
      if (answer === undefined) throw error;
      return answer;
    }
  };
}

/** An answer that takes long says nothing about the server if the counter does not ask for it. */
const isSlow = (error: unknown): boolean => error instanceof ApiError && error.code !== 'UNREACHABLE';

function refuseNow(): never {
  throw awayRefusal(awayTexts.later);
}

/** Returns undefined when the copy has no answer, or is not whole yet. */
async function answerOf<T>(
  runtime: TillRuntime,
  make: (source: Source) => Promise<T> | undefined,
): Promise<T | undefined> {
  const settings = await runtime.settings();
  const state = tillState.get();
  if (!settings || !state?.copy.isWhole) return undefined;
  const person = state.till?.people.find(({ _id }) => _id === currentUser()?._id);
  return make({
    runtime,
    settings,
    person,
    remembered: (endpoint) => runtime.keep<never>(memoryOf(endpoint)).get(),
  });
}

const memoryOf = (endpoint: Endpoint) => `${currentUser()?._id} ${nameOf(endpoint)}`;

/** A till that can't remember goes on. */
const remember = (runtime: TillRuntime, endpoint: Endpoint, answer: unknown): Promise<void> =>
  runtime
    .keep(memoryOf(endpoint))
    .set(answer)
    .catch(() => undefined);

/** Sells with the server, or without it as soon as it does not answer. A refusal of the server stays one. */
async function sell(
  runtime: TillRuntime,
  body: NewSale,
  options: CallOptions,
  ask: Ask<typeof salesApi.create>,
): Promise<Sale> {
  const { key, wasSent = false } = options;
  const made = wasSent && key ? await soldBefore(runtime, key) : undefined;
  if (made) return made;
  if (isAwayNow()) return sellAway(runtime, { body, key, wasTried: wasSent });
  try {
    return await ask(soon(options));
  } catch (error) {
    if (!isAway(error)) throw error;
    runtime.noteAway();
    return sellAway(runtime, { body, key, wasTried: true });
  }
}
