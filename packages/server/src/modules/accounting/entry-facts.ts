import { postings, type JournalSource } from '@turoos/contract';

/** Returns the Arabic name of a kind of entry. */
export const labelOf = (kind: string): string =>
  Object.hasOwn(postings, kind) ? postings[kind as keyof typeof postings].label : kind;

interface StoredSource {
  sourceType: string | null;
  sourceId: string | null;
  sourceNumber: string | null;
}

/** Returns the document of an entry. */
export const sourceOf = ({ sourceType, sourceId, sourceNumber }: StoredSource): JournalSource | null =>
  sourceType === null ? null : { type: sourceType, _id: sourceId, number: sourceNumber };
