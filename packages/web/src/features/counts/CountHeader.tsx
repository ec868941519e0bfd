import { countStatus, countTypes, ltr, type Count } from '@turoos/contract';
import { ArrowRight, CircleCheck, Coins, ListChecks, Scale, Target } from 'lucide-react';
import { formatDate, formatNumber } from '@/lib/format/format';
import { useCan } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
import { CountActions, type CountActionsProps } from './CountActions';

/** The count's name, scope, figures and actions. */
export function CountHeader(props: CountActionsProps) {
  const { count } = props;
  const { adjustments } = count;
  return (
    <>
      <div className="mb-2 flex no-print flex-wrap gap-2">
        <LinkButton to="/inventory-counts" icon={ArrowRight} variant="ghost">
          كل عمليات الجرد
        </LinkButton>
        {adjustments.total > 0 && (
          <LinkButton to="/stock-adjustments" search={{ q: count.countNumber }} icon={Scale} variant="ghost">
            {adjustments.pending > 0
              ? `تسويات بانتظار الاعتماد: ${formatNumber(adjustments.pending)}`
              : `تسويات الجرد: ${formatNumber(adjustments.total)}`}
          </LinkButton>
        )}
      </div>
      <PageHeader
        title={`الجرد ${ltr(count.countNumber)}`}
        description={<About count={count} />}
        actions={<CountActions {...props} />}
        figures={<Figures count={count} />}
      />
    </>
  );
}

function About({ count }: { count: Count }) {
  const phrases = [
    count.warehouseName,
    countTypes[count.countType],
    count.category?.name,
    count.location && `الموقع: ${count.location}`,
    count.countedByName && `القائم بالجرد: ${count.countedByName}`,
    count.scheduledDate && `الموعد: ${formatDate(count.scheduledDate)}`,
    count.isBlind && 'جرد أعمى',
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge status={countStatus[count.status]} />
      <span>{phrases.filter(Boolean).join(' · ')}</span>
      {count.notes && (
        <span className="w-full text-sm break-words whitespace-pre-line">{legible(count.notes)}</span>
      )}
    </span>
  );
}

function Figures({ count: { summary, systemHidden, usd_to_yer } }: { count: Count }) {
  const seesCosts = useCan('costs:read');
  const money = (usd: number) => (seesCosts ? <Money usd={usd} at={usd_to_yer} /> : '—');
  return (
    <>
      <Figure
        label="تم عدّه"
        icon={ListChecks}
        tone="info"
        value={`${formatNumber(summary.countedItems)} من ${formatNumber(summary.totalItems)}`}
        hint={`المتبقي ${formatNumber(summary.pendingItems)}`}
      />
      <Figure
        label="الدقة"
        icon={Target}
        tone="success"
        value={
          systemHidden || summary.countedItems === 0 ? '—' : `${formatNumber(summary.accuracyPercentage)}%`
        }
        hint={systemHidden ? undefined : `أصناف فيها فرق: ${formatNumber(summary.differenceItems)}`}
      />
      {/* hidden on a phone, where the lines matter more */}
      <div className="grid max-sm:hidden">
        <Figure
          label="القيمة المتوقعة"
          icon={Coins}
          value={systemHidden ? '—' : money(summary.totalExpectedValue)}
          hint="لما تم عدّه"
        />
      </div>
      <div className="grid max-sm:hidden">
        <Figure label="القيمة الفعلية" icon={CircleCheck} value={money(summary.totalActualValue)} />
      </div>
      <Figure
        label="قيمة الفرق"
        icon={Scale}
        tone={summary.totalVarianceValue < 0 ? 'danger' : 'warning'}
        value={systemHidden ? '—' : money(summary.totalVarianceValue)}
      />
    </>
  );
}
