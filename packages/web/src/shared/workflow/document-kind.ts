import type {
  DocumentStep,
  Endpoint,
  Noun,
  Received,
  Resource,
  SessionUser,
  Workflow,
} from '@turoos/contract';
import type { ReactNode } from 'react';
import type { ConfirmOptions } from '@/ui/ConfirmDialog';

/** The fields every workflow document has. */
export type WorkflowDocument = {
  _id: string;
  status: string;
  createdAt: Date;
  createdBy: { name: string } | null;
  /** Oldest first. */
  steps: readonly DocumentStep[];
};

/** A document about one part. */
export type PartDocument = WorkflowDocument & { productName: string; partNumber: string; notes: string };

/** How a step is sent to the server, and what its confirmation says. */
export type StepCall<Document> = {
  endpoint: Endpoint;
  body: (note: string) => unknown;
  consequence: (document: Document) => ReactNode;
  /** Sums up the consequences for many documents. */
  total?: (documents: readonly Document[]) => ReactNode;
  /** Milliseconds, for a step that may take longer than usual. */
  timeout?: number;
  /** Runs before the step is sent; if it rejects, the step is not taken. */
  before?: () => Promise<void>;
};

/** Builds a step call whose body matches its endpoint. */
export const stepCall = <E extends Endpoint, Document>(
  endpoint: E,
  body: (note: string) => Received<E>['body'],
  consequence: (document: Document) => ReactNode,
  options: Pick<StepCall<Document>, 'timeout' | 'before' | 'total'> = {},
): StepCall<Document> => ({ endpoint, body, consequence, ...options });

/** One kind of document, as the shared columns, menu and step buttons need it. */
export type DocumentKind<Document extends WorkflowDocument, Step extends string> = {
  /** The resource whose rights decide who creates, edits and deletes. */
  resource: Resource;
  workflow: Workflow<string, Step>;
  /** Its noun after a number: '12 تسوية'. */
  counted: Noun;
  numberOf: (document: Document) => string;
  /** Names the document in labels and titles: 'التسوية ADJ-20261115-001'. */
  nameOf: (document: Document) => string;
  /** Whether a step, or 'edit' or 'delete', is the user's to do, besides their rights; omitted when these alone decide. */
  isOwn?: (document: Document, step: string, user: SessionUser) => boolean;
  removal: {
    endpoint: Endpoint;
    done: string;
    failed: string;
    question: (document: Document) => Omit<ConfirmOptions, 'tone'>;
    onDone?: () => void;
  };
};
