import { ArrowRight, UserRoundX } from 'lucide-react';
import { ApiError } from '@/lib/api-error';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { saying } from './customer-texts';

type CustomerMissingProps = { error: unknown; onRetry: () => void; retrying: boolean };

/** In place of a customer's page: there is no such customer, or it could not be had. */
export function CustomerMissing({ error, onRetry, retrying }: CustomerMissingProps) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Card>
      <h1 className="sr-only">بيانات العميل</h1>
      {gone ? (
        <EmptyState
          icon={UserRoundX}
          title={saying.missing}
          message="ربما حُذف، أو أن الرابط غير صحيح."
          action={
            <LinkButton to="/customers" icon={ArrowRight}>
              العودة إلى العملاء
            </LinkButton>
          }
        />
      ) : (
        <ErrorState title={saying.detailFailed} error={error} onRetry={onRetry} retrying={retrying} />
      )}
    </Card>
  );
}
