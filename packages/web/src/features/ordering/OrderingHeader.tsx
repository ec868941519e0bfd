import { orderingApi, type OrderingState } from '@turoos/contract';
import { HandHelping, RefreshCw, Settings2 } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import type { Query } from '@/lib/http/query-state';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

export function OrderingHeader({ state }: { state: Query<OrderingState> }) {
  const mayChange = usePermit('ordering:update');
  const compute = useAction(orderingApi.compute, { failed: 'فشل في بدء الحساب' });
  const setup = useLazyDialog<OrderingState>(() => import('./SetupDialog').then((m) => m.SetupDialog));
  const { data } = state;
  return (
    <>
      <PageHeader
        title="ما يلزم طلبه"
        description={data && <Age state={data} />}
        more={
          <>
            <Button
              icon={RefreshCw}
              busy={compute.isPending || data?.isComputing}
              onClick={() => compute.mutate({})}
            >
              إعادة الحساب
            </Button>
            <Button
              icon={Settings2}
              disabledReason={mayChange.reason}
              onClick={() => data && setup.show(data)}
            >
              إعدادات الطلب
            </Button>
            <LinkButton to="/asked-parts" icon={HandHelping}>
              طلبات لم تُلبَّ
            </LinkButton>
          </>
        }
      />
      {setup.dialog}
    </>
  );
}

/** How old the figures are; the proposals themselves follow stock and orders at once. */
const Age = ({ state: { computedAt, isComputing } }: { state: OrderingState }) => (
  <span aria-live="polite">
    {isComputing ? (
      'يجري الحساب الآن، وتتحدث القائمة عند اكتماله'
    ) : computedAt ? (
      <span title={formatDateTime(computedAt)}>حُسب الطلب المتوقع {formatAgo(computedAt)}</span>
    ) : (
      'لم يُحسب الطلب المتوقع بعد'
    )}
  </span>
);
