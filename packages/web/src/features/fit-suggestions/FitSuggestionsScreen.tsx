import { fitSuggestionsApi } from '@turoos/contract';
import { Car } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { FitSuggestionItem, suggestionKey } from '@/shared/parts/FitSuggestionItem';
import { Card } from '@/ui/Card';
import { legible, Num, PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';

/** Those with the most sales behind them; as they are decided, others follow. */
const shown = 50;

/** What sales and returns say about parts and cars, until somebody decides it. */
export function FitSuggestionsScreen() {
  const suggestions = useData('products', fitSuggestionsApi.list, { query: { limit: shown } });
  return (
    <>
      <PageHeader
        title="اقتراحات التوافق"
        description="ما تقوله المبيعات والمرتجعات عن القطع والسيارات. لا يُسجل شيء حتى تعتمده."
      />
      <QueryBoundary query={suggestions} waiting={<Skeleton className="h-96" />}>
        {({ rows, total }) => (
          <Card className="px-4 py-1.5">
            {rows.length === 0 ? (
              <EmptyState
                icon={Car}
                title="لا اقتراحات الآن"
                message="اذكر سيارة العميل في الفاتورة، فمن بيعتين لسيارة واحدة يُقترح أن القطعة تناسبها."
              />
            ) : (
              <ul aria-label="اقتراحات التوافق" className="divide-y divide-line">
                {rows.map((one) => (
                  <FitSuggestionItem key={suggestionKey(one)} suggestion={one}>
                    <p className="flex flex-wrap items-center gap-x-2">
                      <Link
                        to="/products/$id"
                        params={{ id: one.part._id }}
                        className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                      >
                        {legible(one.part.name)}
                      </Link>
                      <PartNumber>{one.part.partNumber}</PartNumber>
                    </p>
                  </FitSuggestionItem>
                ))}
              </ul>
            )}
            {total > rows.length && (
              <p className="py-2 text-sm text-muted">
                الإجمالي: <Num value={total} />
              </p>
            )}
          </Card>
        )}
      </QueryBoundary>
    </>
  );
}
