import type { NotificationKind } from '@turoos/contract';

/** One thing that happened in the shop. */
export interface News {
  kind: NotificationKind;
  subjectId: string;
  /** What it is called. */
  name: string;
  /** Cents, where it is about money. */
  amount: number | null;
  /** Who did it, and so need not be told. */
  doerId: string | null;
}
