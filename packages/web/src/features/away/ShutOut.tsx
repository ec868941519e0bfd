import { counted, nouns } from '@turoos/contract';
import { FileLock2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { checkSession } from '@/lib/session/session';
import { useSession } from '@/lib/session/session-state';
import { tillState } from '@/lib/till/till-state';
import { Button } from '@/ui/Button';
import { saveRescueFile } from './save-rescue-file';

/** Says on a till that nobody can open without the server why, and that its sales are safe. */
export function ShutOut() {
  const session = useSession();
  const { waiting = 0, refused = 0 } = tillState.use()?.outbox ?? {};
  const [isTrying, setTrying] = useState(false);
  const kept = waiting + refused;
  const tryAgain = async () => {
    setTrying(true);
    await checkSession();
    setTrying(false);
  };
  return (
    <section
      role="alert"
      className="flex w-full max-w-md flex-col items-center gap-4 rounded-lg border border-line bg-surface p-8 text-center shadow-card"
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-warning-soft text-warning">
        <WifiOff className="size-6" aria-hidden="true" />
      </span>
      <div className="flex flex-col gap-1 text-pretty">
        <h1 className="text-xl">لا يوجد اتصال بالخادم</h1>
        {session.status === 'offline' && <p className="text-muted">{failureText(session.error)}</p>}
        <p className="text-muted">
          لم يعيّن أحد رمزاً على نقطة البيع هذه، فلا تُفتح للبيع قبل عودة الخادم. حين يعود سجّل الدخول وعيّن رمزك
          للمرة القادمة.
        </p>
        {kept > 0 && (
          <p className="font-semibold">
            محفوظ على هذا الجهاز ولم يُرسل بعد: {counted(kept, nouns.invoice)}. تُرسل حين يعود الخادم ويسجّل
            الدخول من يبيع.
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" busy={isTrying} onClick={() => void tryAgain()}>
          إعادة المحاولة
        </Button>
        {kept > 0 && (
          <Button icon={FileLock2} onClick={() => void saveRescueFile()}>
            حفظ ملف إنقاذ
          </Button>
        )}
      </div>
    </section>
  );
}
