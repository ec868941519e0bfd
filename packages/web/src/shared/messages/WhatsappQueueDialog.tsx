import { counted, nouns, whatsappQueueApi, type QueueOf, type WhatsappMessage } from '@turoos/contract';
import { CheckCheck, ChevronsLeft, ExternalLink, MessageCircle, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { legible, Phone } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { MessageBubble } from './MessageBubble';
import { useWhatsappQueue } from './use-whatsapp-queue';

type QueueDialogProps = QueueOf & { open: boolean; onClose: () => void };

/** Works through the queue: one message at a time, sent by hand and marked as sent here. */
export const WhatsappQueueDialog = ({ about, campaign, open, onClose }: QueueDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="رسائل واتساب"
    description="تفتح كل رسالة في واتساب جاهزة، وبعد إرسالها تسجلها هنا فتأتي التالية"
  >
    <Queue about={about} campaign={campaign} />
  </Dialog>
);

function Queue(of: QueueOf) {
  const queue = useWhatsappQueue(of);
  const { data } = useData(of.about, whatsappQueueApi.waiting, { query: of });
  if (queue.message)
    return (
      <Message
        key={queue.message._id}
        message={queue.message}
        busy={queue.isBusy}
        onSent={queue.sent}
        onSkip={queue.skip}
      />
    );
  const waiting = data?.waiting ?? 0;
  if (waiting === 0)
    return (
      <EmptyState
        icon={queue.sentCount > 0 ? CheckCheck : MessageCircle}
        title="لا رسائل في الانتظار"
        message={queue.sentCount > 0 && `أُرسلت ${counted(queue.sentCount, nouns.message)}.`}
      />
    );
  return (
    <EmptyState
      icon={MessageCircle}
      title={`${counted(waiting, nouns.message)} في الانتظار`}
      message={
        queue.isTakenByOthers
          ? 'أخذها زملاؤك ليرسلوها، وما لم يرسلوه يعود إلى القائمة بعد دقائق.'
          : 'ما تأخذه لا يأخذه غيرك، وإن لم ترسله عاد إلى القائمة بعد دقائق.'
      }
      action={
        <Button variant="primary" icon={Send} busy={queue.isBusy} onClick={queue.next}>
          {queue.isTakenByOthers ? 'المحاولة مرة أخرى' : 'بدء الإرسال'}
        </Button>
      }
    />
  );
}

type MessageProps = {
  message: WhatsappMessage;
  busy: boolean;
  onSent: () => void;
  onSkip: () => void;
};

function Message({ message, busy, onSent, onSkip }: MessageProps) {
  const [opened, setOpened] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);

  return (
    <article aria-label={`رسالة ${message.customerName}`} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lg">{legible(message.customerName)}</h3>
        <Phone>{message.phone}</Phone>
        <p className="ms-auto text-sm text-muted" aria-live="polite">
          بعدها {counted(message.waiting, nouns.message)}
        </p>
      </header>
      <MessageBubble>{message.body}</MessageBubble>
      <div className="flex flex-wrap gap-2">
        <a
          ref={link}
          href={message.link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setOpened(true)}
          className={buttonStyle(opened ? 'secondary' : 'primary')}
        >
          <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
          فتح المحادثة
        </a>
        <Button
          icon={CheckCheck}
          variant={opened ? 'primary' : 'secondary'}
          busy={busy}
          disabledReason={!opened && 'افتح المحادثة وأرسل الرسالة أولاً'}
          onClick={onSent}
        >
          أُرسلت
        </Button>
        <Button variant="ghost" icon={ChevronsLeft} disabledReason={busy && 'انتظر لحظة'} onClick={onSkip}>
          تخطي
        </Button>
      </div>
    </article>
  );
}
