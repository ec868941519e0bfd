import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, Search, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDateLong } from '@/lib/format/format';
import { invalidate } from '@/lib/http/query-keys';
import { usePattern, useSearch } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { OverviewToCome } from './OverviewToCome';
import { QuickActions } from './QuickActions';

const CataloguePanel = lazy(() =>
  import('./catalogue/CataloguePanel').then((m) => ({ default: m.CataloguePanel })),
);
const Overview = lazy(() => import('./Overview').then((m) => ({ default: m.Overview })));

/**
 * The home screen; /product-search is the same with the parts catalogue open. The actions render at once and
 * the figures load with their own code, so that a sale can start before them over a slow connection. Search
 * results replace the rest of the page, so that nothing is pushed down when they arrive.
 */
export function DashboardScreen() {
  const { name } = useUser();
  const [today] = useState(() => formatDateLong(Date.now()));
  const searching = usePattern() === '/product-search';
  const { warehouse: _, ...asked } = useSearch();
  const finding = Object.keys(asked).length > 0;
  const maySearch = usePermit('products:read');
  const { busy, refresh } = useRefresh();

  return (
    <>
      <PageHeader
        title={`مرحباً، ${name}`}
        description={today}
        actions={
          <>
            {searching ? (
              <LinkButton to="/" icon={X}>
                إغلاق البحث
              </LinkButton>
            ) : (
              <LinkButton to="/product-search" icon={Search} disabledReason={maySearch.reason}>
                البحث عن القطع
              </LinkButton>
            )}
            <Button icon={RotateCw} busy={busy} onClick={() => void refresh()}>
              تحديث
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {searching && maySearch.allowed && (
          <Suspense fallback={<Skeleton className="h-72 w-full max-sm:h-180" />}>
            <CataloguePanel />
          </Suspense>
        )}
        {!(searching && finding) && (
          <>
            <QuickActions />
            <Suspense fallback={<OverviewToCome />}>
              <Overview />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}

const refreshedTopics = ['sales', 'cash', 'customers', 'inventory', 'products', 'exchange-rates'] as const;

/** Fetches everything on the screen again, and is busy until it is loaded. */
function useRefresh() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    refresh: async () => {
      setBusy(true);
      await invalidate(client, refreshedTopics);
      setBusy(false);
    },
  };
}
