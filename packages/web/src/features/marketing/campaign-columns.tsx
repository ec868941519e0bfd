import {
  audiences,
  campaignStatus,
  campaignTypes,
  channels,
  counted,
  nouns,
  type Campaign,
} from '@turoos/contract';
import { formatDate, formatNumber } from '@/lib/format/format';
import { Badge, StatusMark } from '@/ui/Badge';
import { Code, legible, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { Rate } from './Rate';

/** Returns the channels' labels: 'SMS، واتساب'. */
export const channelWords = ({ channels: chosen }: Pick<Campaign, 'channels'>) =>
  chosen.map((channel) => channels[channel].label).join('، ');

/** The period in which the campaign's code is valid. */
export const Validity = ({ validFrom, validTo }: Pick<Campaign, 'validFrom' | 'validTo'>) => (
  <>
    {validFrom && <span className="inline-block whitespace-nowrap">من {formatDate(validFrom)}</span>}{' '}
    <span className="inline-block whitespace-nowrap">
      {validTo ? `حتى ${formatDate(validTo)}` : 'بلا نهاية'}
    </span>
  </>
);

export const campaignColumns: Column<Campaign>[] = [
  {
    id: 'name',
    header: 'الحملة',
    primary: true,
    sortable: true,
    cell: ({ name }) => legible(name),
  },
  {
    id: 'code',
    header: 'الرمز',
    phone: 'code',
    cell: ({ code, type }) => (
      <>
        <Code>{code}</Code>
        <span className="block text-sm text-muted max-sm:hidden">{campaignTypes[type]}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status, isActive, approvedAt }) => (
      <span className="flex flex-wrap gap-1">
        <StatusMark status={campaignStatus[status]} normal={status === 'active' || status === 'completed'} />
        {!isActive && <Badge tone="danger">معطلة</Badge>}
        {approvedAt && status === 'draft' && <Badge tone="info">معتمدة</Badge>}
      </span>
    ),
  },
  {
    id: 'audience',
    header: 'الجمهور',
    cell: (campaign) => (
      <>
        {audiences[campaign.targetAudience].label}
        <span className="block text-sm text-muted">{channelWords(campaign)}</span>
      </>
    ),
  },
  {
    id: 'sent',
    header: 'أُرسلت',
    phone: 'note',
    cell: ({ sent, targeted }) => (
      <>
        <span className="sm:hidden">أُرسلت: </span>
        <Num value={sent} />
        {targeted > 0 && (
          <span className="block text-sm whitespace-nowrap text-muted max-sm:hidden">
            {counted(targeted, nouns.customer)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'uses',
    header: 'الاستخدام',
    cell: ({ uses, maxUses }) => (
      <Code>{maxUses > 0 ? `${formatNumber(uses)} / ${formatNumber(maxUses)}` : formatNumber(uses)}</Code>
    ),
  },
  {
    id: 'revenue',
    header: 'الإيراد',
    phone: 'amount',
    cell: ({ revenue, rials }) => <Money usd={revenue} at={rials} stacked />,
  },
  { id: 'roi', header: 'العائد', cell: ({ roi }) => <Rate value={roi} /> },
  {
    id: 'validTo',
    header: 'مدة السريان',
    sortable: true,
    cell: (campaign) => (
      <span className="text-sm">
        <Validity {...campaign} />
      </span>
    ),
  },
];
