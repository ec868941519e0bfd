import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { failureText, isLost } from '@/lib/http/api-error';
import { checkSession } from '@/lib/session/session';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { PublicFrame } from './PublicFrame';

/**
 * Shown while the server is asked who is signed in. It looks like index.html before it and also does without
 * the web font: over a slow line the screen's code comes first.
 */
export const LoadingPage = () => (
  <div className="font-system">
    <PublicFrame>
      <output className="flex items-center gap-2 text-muted">
        <Spinner />
        جارٍ التحميل…
      </output>
    </PublicFrame>
  </div>
);

/** Shown when tokens are stored but the server can't be reached to check them. */
export function OfflinePage({ error }: { error: unknown }) {
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await checkSession();
    setTrying(false);
  };
  return (
    <PublicFrame>
      <section
        role="alert"
        className="flex w-full max-w-md flex-col items-center gap-4 rounded-lg border border-line bg-surface p-8 text-center shadow-card"
      >
        <span className="flex size-12 items-center justify-center rounded-full bg-warning-soft text-warning">
          <WifiOff className="size-6" aria-hidden="true" />
        </span>
        <div>
          <h1 className="text-xl">{isLost(error) ? 'لا يوجد اتصال بالخادم' : 'الخادم غير متاح حالياً'}</h1>
          <p className="mt-1 text-pretty text-muted">{failureText(error)}</p>
          <p className="mt-1 text-sm text-pretty text-faint">
            جلستك محفوظة، وسيفتح تروس من تلقاء نفسه حين يعود الاتصال.
          </p>
        </div>
        <Button variant="primary" busy={trying} onClick={() => void tryAgain()}>
          إعادة المحاولة
        </Button>
      </section>
    </PublicFrame>
  );
}
