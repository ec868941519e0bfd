import { audiences, type Campaign } from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { MessageBubble } from '@/shared/messages/MessageBubble';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { Usd } from '@/ui/Usd';
import { channelWords, Validity } from '../campaign-columns';
import { discountText } from '../discount-text';

const at = (moment: Date, person: { name: string } | null) => (
  <>
    <bdi>{formatDateTime(moment)}</bdi>
    {person && `، ${person.name}`}
  </>
);

export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const money = useMoneyText();
  const { type, link, maxUses, minPurchaseAmount, approvedAt, approvedBy, sentAt } = campaign;
  return (
    <div className="flex flex-col gap-4">
      <MessageBubble>{campaign.message}</MessageBubble>
      <DescriptionList
        facts={[
          { name: 'الوصف', value: campaign.description },
          { name: 'الجمهور', value: audiences[campaign.targetAudience].label },
          { name: 'وسائل الإرسال', value: channelWords(campaign) },
          { name: 'الرمز', value: <Code>{campaign.code}</Code> },
          {
            name: 'الخصم',
            value: type === 'discount' && discountText(campaign, (cents) => money(cents, 'today')),
          },
          {
            name: 'أقل مبلغ للشراء',
            value: minPurchaseAmount > 0 && <Money usd={minPurchaseAmount} at="today" />,
          },
          { name: 'الرابط', value: link && <Code className="break-all">{link}</Code> },
          { name: 'مدة السريان', value: <Validity {...campaign} /> },
          { name: 'أقصى استخدام', value: maxUses > 0 ? formatNumber(maxUses) : 'بلا حد' },
          { name: 'التكلفة', value: campaign.cost > 0 && <Usd cents={campaign.cost} /> },
          { name: 'أُنشئت', value: at(campaign.createdAt, campaign.createdBy) },
          { name: 'أُرسلت', value: sentAt && at(sentAt, null) },
          { name: 'اعتُمدت', value: approvedAt && at(approvedAt, approvedBy) },
          { name: 'ملاحظات الاعتماد', value: campaign.approvalNotes },
        ]}
      />
    </div>
  );
}
