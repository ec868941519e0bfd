import type { TillRuntime } from './runtime';
import { thisTill } from './till-device';

export { thisTill };

/** What makes this browser a till, one for each tab; undefined when it is none. */
export const tillRuntime = (): Promise<TillRuntime> | undefined =>
  thisTill() && import('./runtime').then((runtime) => runtime.startTill());
