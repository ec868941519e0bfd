import { saleTexts } from '@turoos/contract';
import { ArrowRight, FileX } from 'lucide-react';
import { ApiError } from '@/lib/http/api-error';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';

type SaleMissingProps = { query: { error: unknown; refetch: () => unknown; isFetching: boolean } };

/** An address of no invoice (400) and an invoice that is not there (404) look the same to the user. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** There is no such invoice, or it could not be had. */
export function SaleMissing({ query }: SaleMissingProps) {
  return (
    <Card>
      <h1 className="sr-only">تفاصيل الفاتورة</h1>
      {isMissing(query.error) ? (
        <EmptyState
          icon={FileX}
          title={saleTexts.notFound}
          action={
            <LinkButton to="/sales" icon={ArrowRight}>
              العودة إلى المبيعات
            </LinkButton>
          }
        />
      ) : (
        <ErrorState
          title="فشل في تحميل تفاصيل الفاتورة"
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </Card>
  );
}
