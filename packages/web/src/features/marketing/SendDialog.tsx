import {
  adenDay,
  audiences,
  channels,
  counted,
  marketingApi,
  marketingTexts,
  nouns,
  type AudienceCount,
  type Campaign,
} from '@turoos/contract';
import { Send } from 'lucide-react';
import { formatDate, formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { QueryBoundary } from '@/ui/QueryBoundary';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { channelNotes } from './marketing-texts';
import { audienceText, useAudience } from './use-audience';

export type SendSubject = { campaign: Campaign; onSent: (campaign: Campaign) => void };

/** Confirms sending, with the number of messages and their channels. */
export function SendDialog({
  subject: { campaign, onSent },
  open,
  onClose,
}: SubjectDialogProps<SendSubject>) {
  const audience = useAudience(campaign.targetAudience, campaign.channels);
  const send = useAction(marketingApi.send, {
    done: 'بدأ إرسال الحملة',
    failed: 'فشل في إرسال الحملة',
    onDone: (sent) => {
      onClose();
      onSent(sent);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={`إرسال الحملة «${campaign.name}»`}
      footer={
        <>
          <Button
            variant="primary"
            icon={Send}
            busy={send.isPending}
            disabledReason={audience.data?.reachable === 0 && marketingTexts.nobody}
            onClick={() => send.mutate({ params: { id: campaign._id } })}
          >
            إرسال الآن
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <QueryBoundary query={audience}>
        {(count) => <AudienceSummary campaign={campaign} count={count} />}
      </QueryBoundary>
    </Dialog>
  );
}

function AudienceSummary({ campaign, count }: { campaign: Campaign; count: AudienceCount }) {
  const { data: ready } = useData('marketing', marketingApi.openChannels, {});
  const messages = campaign.channels.reduce((sum, channel) => sum + count[channel], 0);
  const waits = campaign.channels.filter((channel) => channel === 'whatsapp' || ready?.[channel] === false);
  const later = campaign.validFrom && campaign.validFrom > adenDay() ? campaign.validFrom : undefined;
  if (count.reachable === 0) return <p>{marketingTexts.nobody}</p>;
  return (
    <div className="flex flex-col gap-3 text-pretty">
      <p>
        الجمهور: {audiences[campaign.targetAudience].label}. {audienceText(count)}.
      </p>
      <DescriptionList
        facts={[
          ...campaign.channels.map((channel) => ({
            name: channels[channel].label,
            value: formatNumber(count[channel]),
          })),
          { name: 'المجموع', value: <b>{counted(messages, nouns.message)}</b> },
        ]}
      />
      {waits.map((channel) => (
        <p key={channel} className="text-sm text-muted">
          {channels[channel].label}: {channelNotes[channel]}.
        </p>
      ))}
      {later && <p>تنتظر الرسائل صباح {formatDate(later)}، أول يوم من سريان الحملة.</p>}
      <p className="text-sm text-muted">
        لا يمكن تعديل الرسالة والجمهور والوسائل بعد الإرسال، ولا تصل رسالة إلى عميل مرتين.
      </p>
    </div>
  );
}
