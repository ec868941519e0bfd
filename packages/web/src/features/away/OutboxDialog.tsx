import { counted, nouns } from '@turoos/contract';
import { CheckCheck, FileLock2, LogOut, RotateCw, Send } from 'lucide-react';
import { logout } from '@/lib/session/session';
import type { TillEntry } from '@/lib/till/runtime';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { TillSaleRow } from '@/shared/till/TillSaleRow';
import { useOutbox } from '@/shared/till/use-outbox';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { saveRescueFile } from './save-rescue-file';

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

/** A manager must sign in here to adopt the till, so signing out is allowed; the sales stay. */
const forgottenText =
  'الخادم لا يعرف نقطة البيع هذه، فلا تصل مبيعاتها ولا يُفتح ملف إنقاذ منها. ليسجّل المدير دخوله على هذا الجهاز ويعتمدها من الإعدادات، نقاط البيع. تبقى هنا حتى تُرسل.';

/** The sales that this till has not sent, with what can be done about them. */
export function OutboxDialog({ isLeaving, onClose }: OutboxDialogProps) {
  const entries = useOutbox()?.filter(({ status }) => status !== 'acknowledged');
  const state = tillState.use();
  const isAway = state?.mode === 'away';
  const isEmpty = entries?.length === 0;
  const isForgotten = !isEmpty && !isAway && state?.outbox.stopped === 'till';
  const isSaved =
    !isForgotten &&
    entries !== undefined &&
    entries.length > 0 &&
    entries.every(({ savedAt }) => savedAt !== undefined);
  const usualText = isLeaving ? leavingText(isEmpty, isAway) : sendingText;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isLeaving && isEmpty ? 'تسجيل الخروج' : 'مبيعات لم تُرسل'}
      description={isForgotten ? forgottenText : usualText}
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
          {!isEmpty && !isForgotten && (
            <Button icon={FileLock2} onClick={() => void saveRescueFile()}>
              حفظ ملف إنقاذ
            </Button>
          )}
          {isLeaving && (isSaved || isEmpty || isForgotten) && (
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
          <Waiting key={entry.id} entry={entry} onShow={onClose} />
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

function Waiting({ entry, onShow }: { entry: TillEntry; onShow: () => void }) {
  const { id, refusal } = entry;
  const retry = async () => {
    const runtime = await tillRuntime();
    await runtime?.retry(id);
    runtime?.sendNow();
  };
  return (
    <TillSaleRow entry={entry} onShow={onShow}>
      {refusal && (
        <p className="flex basis-full flex-wrap items-center gap-2 text-sm text-danger">
          {legible(refusal.message)}
          <Button size="sm" icon={RotateCw} onClick={() => void retry()}>
            إعادة إرسالها
          </Button>
        </p>
      )}
    </TillSaleRow>
  );
}
