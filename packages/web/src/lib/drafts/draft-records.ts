/** Something half filled in, and the open page it belongs to. */
export interface DraftRecord<T> {
  owner: string;
  /** When it was last changed. */
  at: number;
  value: T;
}

export type StoredDraft<T> = readonly [id: string, record: DraftRecord<T>];

/** Those that no open page is at work on, the newest first. */
export const orphans = <T>(stored: readonly StoredDraft<T>[], alive: ReadonlySet<string>) =>
  stored.filter(([, { owner }]) => !alive.has(owner)).toSorted(([, a], [, b]) => b.at - a.at);

/** Taken over from the page it was found with; when another page was faster, it stays that one's. */
export const takenOver = <T>(record: DraftRecord<T>, from: string, to: string): DraftRecord<T> =>
  record.owner === from ? { ...record, owner: to } : record;

/** A page is named after its tab, which stays the same over reloads and from screen to screen. */
export const pageOf = (tab: string, page: string): string => `${tab}/${page}`;

/** How long one is away and still knows what one was at. */
const remembered = 30 * 60_000;

/** Whether finding it again is a surprise: another tab left it, or it is long ago. */
export const isNews = ({ owner, at }: DraftRecord<unknown>, tab: string, now: number): boolean =>
  !owner.startsWith(`${tab}/`) || now - at > remembered;

export const ownedBy = (record: DraftRecord<unknown> | undefined, me: string): boolean =>
  record === undefined || record.owner === me;
