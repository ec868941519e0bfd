import { adenDay, counted, nouns } from '@turoos/contract';
import { CheckCheck, FileLock2, LogOut, RotateCw, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { saveFile } from '@/lib/platform/save-file';
import { logout } from '@/lib/session/session';
import type { TillEntry } from '@/lib/till/runtime';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { toast } from '@/lib/toasts/toast-store';
import { clockTime } from '@/shared/till/clock-time';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code, legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';

type OutboxDialogProps = {
  /** Opened in place of signing out, which is refused while sales wait. */
  isLeaving: boolean;
  onClose: () => void;
};

const sendingText = 'تُرسل بترتيبها من تلقاء نفسها حين يعود الاتصال، ولا تُسجل فاتورة مرتين.';

function leavingText(isEmpty: boolean, isAway: boolean): string {
  if (!isEmpty) return 'لا يُسجل الخروج وعلى هذا الجهاز مبيعات لم تُرسل: أرسلها، أو احفظها في ملف إنقاذ.';
  return isAway
    ? 'الخادم منقطع: إن سجلت الخروج فلن تدخل بكلمة المرور حتى يعود، فعيّن رمزاً قبل الانقطاع القادم.'
    : sendingText;
}

/** The sales that this till has not sent, with what can be done about them. */
export function OutboxDialog({ isLeaving, onClose }: OutboxDialogProps) {
  const entries = useUnsent();
  const isSaved =
    entries !== undefined && entries.length > 0 && entries.every(({ savedAt }) => savedAt !== undefined);
  const isAway = tillState.use()?.mode === 'away';
  const isEmpty = entries?.length === 0;
  const save = async () => {
    try {
      const runtime = await tillRuntime();
      if (!runtime) return;
      const name = `turoos-${runtime.device.code}-${adenDay()}.rescue`;
      saveFile(new File([await runtime.rescueFile()], name));
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في حفظ ملف الإنقاذ', message: failureText(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isLeaving && isEmpty ? 'تسجيل الخروج' : 'مبيعات لم تُرسل'}
      description={isLeaving ? leavingText(isEmpty, isAway) : sendingText}
      footer={
        <>
          {!isEmpty && (
            <Button
              variant="primary"
              icon={Send}
              disabledReason={isAway && 'تعذّر الوصول إلى الخادم، وتُعاد المحاولة تلقائياً'}
              onClick={() => void sendAll(entries ?? [])}
            >
              الإرسال الآن
            </Button>
          )}
          {!isEmpty && (
            <Button icon={FileLock2} onClick={() => void save()}>
              حفظ ملف إنقاذ
            </Button>
          )}
          {isLeaving && (isSaved || isEmpty) && (
            <Button
              icon={LogOut}
              onClick={() => {
                onClose();
                logout();
              }}
            >
              تسجيل الخروج
            </Button>
          )}
        </>
      }
    >
      {isEmpty && <EmptyState icon={CheckCheck} title="أُرسلت كل المبيعات" />}
      {isSaved && (
        <output className="block rounded-md bg-sunken px-3 py-2 text-sm">
          حُفظت في ملف مقفل بمفتاح نقطة البيع، يرسله المدير من جهاز آخر ولا تُسجل فاتورة مرتين. تبقى هنا حتى
          تُرسل.
        </output>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {entries?.map((entry) => (
          <Waiting key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries && entries.length > 1 && (
        <p className="text-sm text-muted">العدد: {counted(entries.length, nouns.invoice)}</p>
      )}
    </Dialog>
  );
}

async function sendAll(entries: readonly TillEntry[]): Promise<void> {
  const runtime = await tillRuntime();
  if (!runtime) return;
  for (const { id, status } of entries) if (status === 'refused') await runtime.retry(id);
  runtime.sendNow();
}

/** Follows the till's outbox; undefined until it is read. */
function useUnsent(): readonly TillEntry[] | undefined {
  const [entries, setEntries] = useState<readonly TillEntry[]>();
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const runtime = await tillRuntime();
      const all = (await runtime?.outbox()) ?? [];
      if (isHere) setEntries(all.filter(({ status }) => status !== 'acknowledged'));
    };
    void read();
    const unsubscribe = tillState.subscribe(() => void read());
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, []);
  return entries;
}

const states = {
  waiting: { label: 'تنتظر الإرسال', tone: 'warning' },
  sending: { label: 'تُرسل الآن', tone: 'info' },
  acknowledged: { label: 'أُرسلت', tone: 'success' },
  refused: { label: 'لم يقبلها الخادم', tone: 'danger' },
} as const;

function Waiting({ entry: { id, sale, status, refusal } }: { entry: TillEntry }) {
  const { label, tone } = states[status];
  const retry = async () => {
    const runtime = await tillRuntime();
    await runtime?.retry(id);
    runtime?.sendNow();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Code className="font-semibold">{sale.number}</Code>
      <span className="text-sm text-muted">{clockTime(sale.madeAt)}</span>
      <span>{legible(sale.customerName)}</span>
      <span className="ms-auto flex items-center gap-3">
        <Money usd={sale.grandTotal} at={sale.rates.usdToYer} />
        <Badge tone={tone}>{label}</Badge>
      </span>
      {refusal && (
        <p className="flex basis-full flex-wrap items-center gap-2 text-sm text-danger">
          {legible(refusal.message)}
          <Button size="sm" icon={RotateCw} onClick={() => void retry()}>
            إعادة إرسالها
          </Button>
        </p>
      )}
    </li>
  );
}
