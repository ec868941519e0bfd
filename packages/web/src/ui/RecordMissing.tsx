import { ArrowRight, type LucideIcon } from 'lucide-react';
import { ApiError } from '@/lib/http/api-error';
import type { LinkProps } from '@/lib/navigation/Link';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LinkButton } from './LinkButton';

type RecordMissingProps = {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
  /** Title of the page that can't be shown. */
  heading: string;
  /** Shown when the record does not exist, and when loading it failed. */
  gone: string;
  failed: string;
  icon: LucideIcon;
  back: { to: LinkProps['to']; label: string };
};

/** Replaces the page of a record that is missing or failed to load. */
export function RecordMissing({ query, heading, gone, failed, icon, back }: RecordMissingProps) {
  const { error } = query;
  return (
    <Card>
      <h1 className="sr-only">{heading}</h1>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={icon}
          title={gone}
          message="ربما حُذف، أو أن الرابط غير صحيح."
          action={
            <LinkButton to={back.to} icon={ArrowRight}>
              {back.label}
            </LinkButton>
          }
        />
      ) : (
        <ErrorState
          title={failed}
          error={error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </Card>
  );
}
