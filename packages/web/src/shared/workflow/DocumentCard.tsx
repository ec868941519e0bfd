import { Fragment, type ReactNode } from 'react';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { RowOpener } from '@/ui/RowOpener';
import { Skeleton } from '@/ui/Skeleton';
import type { DocumentKind, WorkflowDocument } from './document-kind';

type DocumentCardProps<Document extends WorkflowDocument> = {
  kind: DocumentKind<Document, string>;
  document: Document;
  /** The card's fields; those without a value are left out. */
  facts: readonly { name: string; value: ReactNode }[];
  /** Rendered above the fields. */
  children?: ReactNode;
  /** A sentence below the fields: why it was rejected, what it changed. */
  note?: ReactNode;
  onOpen: (document: Document) => void;
  menu: ReactNode;
  /** The buttons of the next steps. */
  steps: ReactNode;
};

const card = 'relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card';

/** One document in a list of cards. */
export function DocumentCard<Document extends WorkflowDocument>({
  kind: { numberOf, workflow },
  document,
  facts,
  children,
  note,
  onOpen,
  menu,
  steps,
}: DocumentCardProps<Document>) {
  const number = numberOf(document);
  const status = workflow.statuses[document.status];
  return (
    <li className={card} aria-label={number}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-base break-words">
            <RowOpener onOpen={() => onOpen(document)}>
              <Code>{number}</Code>
            </RowOpener>
          </h2>
        </div>
        {status && <StatusBadge status={status} />}
        <div className="relative z-1 -my-1.5 -me-2">{menu}</div>
      </div>
      {children}
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
        {facts
          .filter(({ value }) => Boolean(value))
          .map(({ name, value }) => (
            <Fragment key={name}>
              <dt className="text-muted">{legible(name)}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </Fragment>
          ))}
      </dl>
      {note && <div className="rounded-md bg-sunken px-3 py-2 text-sm break-words">{legible(note)}</div>}
      <div className="relative z-1 mt-auto flex flex-wrap gap-2 empty:hidden">{steps}</div>
    </li>
  );
}

export const DocumentCardSkeleton = () => (
  <li className={card}>
    <Skeleton className="h-5 w-2/5" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-8 w-1/3" />
  </li>
);
