import type { NotificationKind } from '@turoos/contract';

/** An event in the shop that users are notified of. */
export interface News {
  kind: NotificationKind;
  subjectId: string;
  /** Display name of the subject. */
  name: string;
  /** Cents, for events about money. */
  amount: number | null;
  /** The user who caused the event and therefore is not notified. */
  doerId: string | null;
  /** The only user whom it concerns. */
  onlyFor?: string;
  /** Keeps this event apart from others of its subject, which otherwise become one notification. */
  event?: string;
  /** The warehouse whose people it concerns, of those who see the subject. */
  concerns?: string;
}
