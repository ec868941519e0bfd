import { counted, marketingApi, nouns, type CampaignSummary } from '@turoos/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatNumber } from '@/lib/format/format';
import type { ListResult } from '@/lib/list/use-list';
import { WhatsappQueue } from '@/shared/messages/WhatsappQueue';
import { AddButton } from '@/ui/AddButton';
import { ExportButton } from '@/ui/ExportButton';
import { PageHeader } from '@/ui/PageHeader';
import { RefreshButton } from '@/ui/RefreshButton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { Usd } from '@/ui/Usd';
import { Rate } from './Rate';

const cards: readonly FigureSpec<CampaignSummary>[] = [
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
    value: (known) => `${formatNumber(known.averageResponseRate)}%`,
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
  <PageHeader
    title="التسويق"
    description="حملات تصل العملاء برسالة، ورمزها يخصم لهم عند البيع"
    actions={
      <>
        <AddButton right="marketing:create" label="حملة جديدة" onAdd={onAdd} />
        <WhatsappQueue about="marketing" />
      </>
    }
    more={
      <>
        <ExportButton list={marketingApi.list} query={list.query} fileName="campaigns" things="الحملات" />
        <RefreshButton of={[list.result, summary]} />
      </>
    }
    figures={<Figures query={summary} cards={cards} />}
  />
);
