import { ArrowRight, type LucideIcon } from 'lucide-react';
import { ApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/http/query-state';
import type { LinkProps } from '@/lib/navigation/Link';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { LinkButton } from './LinkButton';
import { QueryFailure } from './QueryFailure';

export type RecordMissingProps = {
  query: Query;
  /** Title of the page that can't be shown. */
  heading: string;
  /** Heading of the error shown when loading fails. */
  failed: string;
  /** Shown when the record does not exist. */
  gone: {
    title: string;
    /** Defaults to a general explanation; empty shows none. */
    message?: string;
    icon: LucideIcon;
    back: { to: LinkProps['to']; label: string };
  };
};

/** An address that names no record (400) and a record that is not there (404) look the same to the user. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Replaces the page of a record that is missing or failed to load. */
export function RecordMissing({ query, heading, failed, gone }: RecordMissingProps) {
  return (
    <Card>
      <h1 className="sr-only">{heading}</h1>
      {isGone(query.error) ? (
        <EmptyState
          icon={gone.icon}
          title={gone.title}
          message={gone.message ?? 'ربما حُذف، أو أن الرابط غير صحيح.'}
          action={
            <LinkButton to={gone.back.to} icon={ArrowRight}>
              {gone.back.label}
            </LinkButton>
          }
        />
      ) : (
        <QueryFailure title={failed} query={query} />
      )}
    </Card>
  );
}
