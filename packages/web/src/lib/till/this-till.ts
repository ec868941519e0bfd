import type { TillRuntime } from './runtime';
import { thisTill, withdrawnTill } from './till-device';

export { thisTill, withdrawnTill };

/** What makes this browser a till, one for each tab; undefined when it is none. */
export const tillRuntime = (): Promise<TillRuntime> | undefined =>
  thisTill() && import('./runtime').then((runtime) => runtime.startTill());
