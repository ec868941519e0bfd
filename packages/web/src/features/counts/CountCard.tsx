import { countedAfter, countTypes, nouns, type Count } from '@turoos/contract';
import { ClipboardList } from 'lucide-react';
import { formatDate, formatDateTime, formatNumber } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { DocumentCard } from '@/shared/workflow/DocumentCard';
import { DocumentMenu } from '@/shared/workflow/DocumentMenu';
import { Button } from '@/ui/Button';
import { Money } from '@/ui/Money';
import { Progress } from '@/ui/Progress';
import { countKind } from './count-kind';

const open = ({ _id: count }: Count) => void navigate({ to: '/inventory-counts', search: { count } });

export function CountCard({ count }: { count: Count }) {
  const mayCount = usePermit('inventoryCounts:create');
  const { countNumber, status, summary } = count;
  return (
    <DocumentCard
      kind={countKind}
      document={count}
      facts={factsOf(count)}
      note={count.notes}
      onOpen={open}
      menu={
        <DocumentMenu
          kind={countKind}
          document={count}
          items={[{ label: 'فتح', icon: ClipboardList, onSelect: () => open(count) }]}
        />
      }
      steps={
        <Button
          size="sm"
          variant={status === 'in_progress' ? 'primary' : 'secondary'}
          icon={ClipboardList}
          aria-label={`فتح الجرد ${countNumber}`}
          onClick={() => open(count)}
        >
          {status === 'in_progress' && mayCount.allowed ? 'متابعة العد' : 'عرض الأصناف'}
        </Button>
      }
    >
      <p className="font-semibold">{count.warehouseName}</p>
      <Progress
        label="تم عدّه"
        percent={summary.totalItems === 0 ? 0 : (summary.countedItems / summary.totalItems) * 100}
        hint={`${formatNumber(summary.countedItems)} من ${countedAfter(summary.totalItems, nouns.item)}`}
      />
    </DocumentCard>
  );
}

const factsOf = ({ summary, systemHidden, ...count }: Count) => [
  { name: 'النوع', value: `${countTypes[count.countType]}${count.isBlind ? ' · أعمى' : ''}` },
  { name: 'القائم بالجرد', value: count.countedByName },
  {
    name: 'الدقة',
    value: !systemHidden && summary.countedItems > 0 && `${formatNumber(summary.accuracyPercentage)}%`,
  },
  {
    name: 'قيمة الفرق',
    value: !systemHidden && summary.totalVarianceValue !== 0 && (
      <Money usd={summary.totalVarianceValue} at={count.usd_to_yer} />
    ),
  },
  { name: 'الموعد', value: count.scheduledDate && <bdi>{formatDate(count.scheduledDate)}</bdi> },
  { name: 'بدأ', value: <bdi>{formatDateTime(count.startDate)}</bdi> },
  {
    name: 'تسويات بانتظار الاعتماد',
    value: count.adjustments.pending > 0 && formatNumber(count.adjustments.pending),
  },
];
