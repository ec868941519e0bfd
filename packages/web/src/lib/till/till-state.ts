import type { TillState } from '@turoos/contract';
import type { StopReason } from '@turoos/till';
import { createStore } from '@/lib/state/store';
import type { MovedShop } from './till-db';

/** Why the copy is not brought up to date: no room on the disk, or this app is older than the server. */
export type CopyProblem = 'full' | 'outdated app';

export interface CopyState {
  /** Everything written before this moment is in the copy; null until it is whole for the first time. */
  upTo: Date | null;
  parts: number;
  isWhole: boolean;
  problem: CopyProblem | null;
}

/** What the screens show of the till that this browser is. */
export interface TillNow {
  /** Away: the server does not answer, and the counter sells from the copy. */
  mode: 'contact' | 'away';
  /** Milliseconds since 1970. */
  awaySince: number | null;
  /** Set while the server of this address says that the shop is elsewhere. */
  moved: MovedShop | null;
  copy: CopyState;
  outbox: {
    waiting: number;
    refused: number;
    /** When the oldest sale that was not sent was made. */
    since: number | null;
    stopped: StopReason | null;
  };
  /** As of the last contact. */
  till: TillState | null;
  /** Whether the browser may not delete the till's data by itself; null when it does not say. */
  isPersistent: boolean | null;
}

/** Null in a browser that is no till, and until the till has read its database. */
export const tillState = createStore<TillNow | null>(null);
