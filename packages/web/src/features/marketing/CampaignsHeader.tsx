import { counted, marketingApi, nouns, type CampaignSummary } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format/format';
import type { ListResult } from '@/lib/list/use-list';
import { WhatsappQueue } from '@/shared/messages/WhatsappQueue';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { StatCards, type StatCardSpec } from '@/ui/StatCards';
import { Usd } from '@/ui/Usd';
import { Rate } from './Rate';

const cards: readonly StatCardSpec<CampaignSummary>[] = [
  {
    label: 'كل الحملات',
    count: (known) => known.totalCampaigns,
    hint: (known) => `النشطة ${formatNumber(known.activeCampaigns)}`,
  },
  {
    label: 'العملاء المستهدفون',
    count: (known) => known.totalTargetedCustomers,
    hint: ({ totalSent }) =>
      totalSent === 0 ? 'لم تُرسل رسائل بعد' : `أُرسلت ${counted(totalSent, nouns.message)}`,
  },
  {
    label: 'متوسط الاستجابة',
    text: (known) => `${formatNumber(known.averageResponseRate)}%`,
    hint: (known) =>
      `فُتح ${formatNumber(known.totalOpened)}، نُقر ${formatNumber(known.totalClicked)}، استُخدم ${formatNumber(known.totalConversions)}`,
  },
  {
    label: 'إيراد الحملات',
    money: (known) => known.totalRevenue,
    at: (known) => known.rials,
    hint: (known) => (
      <>
        كلفت <Usd cents={known.totalCost} />، العائد <Rate value={known.roi} />
      </>
    ),
  },
  { label: 'الإيراد المتوقع', usd: (known) => known.totalExpectedRevenue },
];

type CampaignsHeaderProps = {
  list: ListResult<typeof marketingApi.list>;
  summary: UseQueryResult<CampaignSummary>;
  onAdd: () => void;
};

export const CampaignsHeader = ({ list, summary, onAdd }: CampaignsHeaderProps) => (
  <>
    <PageHeader
      title="التسويق"
      description="حملات تصل العملاء برسالة، ورمزها يخصم لهم عند البيع"
      actions={
        <>
          <AddButton right="marketing:create" label="حملة جديدة" onAdd={onAdd} />
          <WhatsappQueue about="marketing" />
          <ExportButton list={marketingApi.list} query={list.query} fileName="campaigns" things="الحملات" />
          <RefreshButton of={[list.result, summary]} />
        </>
      }
    />
    {/* amounts need more width than counts */}
    <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-[repeat(3,1fr)_repeat(2,1.5fr)]">
      <StatCards query={summary} cards={cards} />
    </div>
  </>
);
