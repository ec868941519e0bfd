import { whatsappQueueApi, type QueueOf } from '@turoos/contract';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { WhatsappQueueDialog } from './WhatsappQueueDialog';

const rights = {
  marketing: 'marketing:create',
  customers: 'customers:update',
  'asked-parts': 'askedParts:tell',
} as const;

/** The button that opens the queue of messages to send by hand, with their number. */
export function WhatsappQueue({ about, campaign }: QueueOf) {
  const [open, setOpen] = useState(false);
  const may = usePermit(rights[about]);
  const given = { query: { about, campaign } };
  const { data } = useData(about, whatsappQueueApi.waiting, given, { enabled: may.allowed });
  const waiting = data?.waiting ?? 0;
  return (
    <>
      <Button
        icon={MessageCircle}
        disabledReason={may.reason ?? (waiting === 0 && 'لا رسائل واتساب في الانتظار')}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">رسائل</span> واتساب
        {waiting > 0 && (
          <span className="rounded-full bg-accent px-1.5 text-xs text-white tabular-nums">
            {formatNumber(waiting)}
          </span>
        )}
      </Button>
      <WhatsappQueueDialog about={about} campaign={campaign} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
