import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { tillRuntime } from '@/lib/till/this-till';
import { hasPin, pinChanges } from '@/shared/till/pin';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { pinAsked } from './pin-asked';

const loadPin = () => import('@/shared/till/PinDialog').then((m) => m.PinDialog);

/** Offers a PIN to everyone who works on the till without one; the counter's menu has it too. */
export function PinOffer({ isAway }: { isAway: boolean }) {
  const { _id: user } = useUser();
  const wasAsked = pinAsked.use(user);
  const [isMissing, setMissing] = useState(false);
  const dialog = useLazyDialog<null>(loadPin);
  useEffect(() => {
    const look = async () => {
      const runtime = await tillRuntime();
      setMissing(runtime !== undefined && !(await hasPin(runtime, user)));
    };
    void look();
    return pinChanges.subscribe(() => void look());
  }, [user]);
  return (
    <>
      {isMissing && (isAway || !wasAsked) && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-sunken px-4 py-1 text-sm">
          <span className="flex items-center gap-2">
            <KeyRound className="size-4 shrink-0" aria-hidden="true" />
            {isAway
              ? 'عيّن رمزاً الآن: إن أُغلقت هذه الصفحة فلن تفتحها بغيره قبل عودة الخادم'
              : 'عيّن رمزاً: بغيره لا تفتح نقطة البيع هذه إن أُطفئ الجهاز والخادم منقطع'}
          </span>
          <span className="flex gap-2">
            <Button size="sm" onClick={() => dialog.show(null)}>
              تعيين الرمز
            </Button>
            {!isAway && (
              <Button size="sm" variant="ghost" onClick={() => pinAsked.add(user)}>
                ليس الآن
              </Button>
            )}
          </span>
        </div>
      )}
      {dialog.dialog}
    </>
  );
}
