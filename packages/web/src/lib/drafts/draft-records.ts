/** A half-filled form, and the open page that owns it. */
export interface DraftRecord<T> {
  owner: string;
  /** Time of the last change. */
  at: number;
  value: T;
}

export type StoredDraft<T> = readonly [id: string, record: DraftRecord<T>];

/** Returns the drafts that no open page owns, newest first. */
export const orphans = <T>(stored: readonly StoredDraft<T>[], alive: ReadonlySet<string>) =>
  stored.filter(([, { owner }]) => !alive.has(owner)).toSorted(([, a], [, b]) => b.at - a.at);

/** Moves a draft to another page, unless a third page has taken it over meanwhile. */
export const takenOver = <T>(record: DraftRecord<T>, from: string, to: string): DraftRecord<T> =>
  record.owner === from ? { ...record, owner: to } : record;

/** The owner's name of a page: its tab, which survives reloads and changes of screen, and the page itself. */
export const pageOf = (tab: string, page: string): string => `${tab}/${page}`;

/** An absence after which the user may have forgotten the draft. */
const rememberedFor = 30 * 60_000;

/** Whether the recovered draft may surprise the user: another tab left it, or it is old. */
export const isNews = ({ owner, at }: DraftRecord<unknown>, tab: string, now: number): boolean =>
  !owner.startsWith(`${tab}/`) || now - at > rememberedFor;

export const ownedBy = (record: DraftRecord<unknown> | undefined, me: string): boolean =>
  record === undefined || record.owner === me;
