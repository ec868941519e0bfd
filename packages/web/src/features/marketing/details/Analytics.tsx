import { channels, marketingApi, type CampaignAnalytics } from '@turoos/contract';
import { ChartColumn } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Num } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Rate } from '../Rate';
import { UseByDay } from './UseByDay';

const rate = (words: string, value: number) => (
  <>
    {words} <Rate value={value} />
  </>
);

const cards: readonly StatCardSpec<CampaignAnalytics>[] = [
  {
    label: 'أُرسلت',
    tone: 'info',
    count: (known) => known.sent,
    hint: (known) => `من ${formatNumber(known.queued)}، لم تصل ${formatNumber(known.failed)}`,
  },
  {
    label: 'وصلت',
    count: (known) => known.delivered,
    hint: (known) => rate('معدل الوصول', known.deliveryRate),
  },
  { label: 'فُتحت', count: (known) => known.opened, hint: (known) => rate('معدل الفتح', known.openRate) },
  { label: 'نُقر رابطها', count: (known) => known.clicked },
  {
    label: 'استُخدمت',
    count: (known) => known.used,
    hint: (known) => rate('معدل الاستخدام', known.conversionRate),
  },
  { label: 'الإيراد', money: (known) => known.revenue, at: (known) => known.rials },
  { label: 'التكلفة', usd: (known) => known.cost },
  { label: 'العائد على التكلفة', value: (known) => `${formatNumber(known.roi)}%` },
];

export function Analytics({ id }: { id: string }) {
  const analytics = useData('marketing', marketingApi.analytics, { params: { id } });
  return (
    <QueryBoundary query={analytics}>
      {(known) =>
        known.queued === 0 && known.used === 0 ? (
          <EmptyState
            icon={ChartColumn}
            title="لا تحليلات بعد"
            message="لم تُرسل رسائل من هذه الحملة ولم يُستخدم رمزها. أرسلها لتتابع هنا ما وصل وما فُتح وما جلبته."
          />
        ) : (
          <div className="flex flex-col gap-6">
            <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
              <StatCards query={analytics} cards={cards} />
            </div>
            <ByChannel known={known} />
            <UseByDay days={known.byDay} />
          </div>
        )
      }
    </QueryBoundary>
  );
}

type Way = CampaignAnalytics['byChannel'][number];

const count = (id: keyof Way & string, header: string): Column<Way> => ({
  id,
  header,
  cell: (way) => <Num value={Number(way[id])} />,
});

const columns: readonly Column<Way>[] = [
  { id: 'channel', header: 'الوسيلة', primary: true, cell: ({ channel }) => channels[channel].label },
  count('queued', 'الرسائل'),
  count('sent', 'أُرسلت'),
  count('failed', 'لم تصل'),
  count('opened', 'فُتحت'),
  count('clicked', 'نُقر رابطها'),
];

const ByChannel = ({ known }: { known: CampaignAnalytics }) => (
  <section className="min-w-0">
    <h3 className="mb-2">حسب وسيلة الإرسال</h3>
    <div className="overflow-hidden rounded-lg border border-line">
      <Table label="نتائج كل وسيلة" columns={columns} rows={known.byChannel} rowKey={(way) => way.channel} />
    </div>
  </section>
);
