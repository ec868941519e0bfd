import { KeyRound, WifiOff, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentUser } from '@/lib/session/session-state';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { barTexts } from './away-texts';
import { outboxShown, showOutbox } from './outbox-shown';
import { OutboxDialog } from './OutboxDialog';
import { hasPin } from '@/shared/till/pin';
import { pinAsked } from '@/shared/till/pin-asked';

const loadPin = () => import('@/shared/till/PinDialog').then((m) => m.PinDialog);

/** The state of this till below the top bar: that it sells without the server, what it sends, and its PIN. */
export function AwayBar() {
  const state = tillState.use();
  const shown = outboxShown.use();
  const texts = state ? barTexts(state) : [];
  const isAway = state?.mode === 'away';
  const hasSales = state !== null && state.outbox.waiting + state.outbox.refused > 0;
  const Icon = isAway ? WifiOff : CloudUpload;
  return (
    <div className="no-print">
      <div
        className={cn(
          texts.length > 0 && 'flex items-center justify-center gap-3 px-4 py-1 text-sm font-semibold',
          isAway ? 'bg-warning-soft text-warning' : 'bg-sunken text-ink',
        )}
      >
        <output className="flex min-w-0 items-center gap-2">
          {texts.length > 0 && <Icon className="size-4 shrink-0" aria-hidden="true" />}
          <span className="text-pretty">{texts.join(' · ')}</span>
        </output>
        {hasSales && (
          <Button size="sm" onClick={() => showOutbox('asked')}>
            عرضها
          </Button>
        )}
      </div>
      {!isAway && <PinOffer />}
      {shown !== 'no' && <OutboxDialog isLeaving={shown === 'leaving'} onClose={() => showOutbox('no')} />}
    </div>
  );
}

/** Offers a PIN once to everyone who signs in on the till; the counter's menu has it too. */
function PinOffer() {
  const user = currentUser();
  const asked = pinAsked.use();
  const [isMissing, setMissing] = useState(false);
  const dialog = useLazyDialog<null>(loadPin);
  useEffect(() => {
    const look = async () => {
      const runtime = await tillRuntime();
      setMissing(Boolean(runtime && user && !(await hasPin(runtime, user._id))));
    };
    void look();
  }, [user]);
  const isOffered = isMissing && user && !asked.includes(user._id);
  return (
    <>
      {isOffered && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-sunken px-4 py-1 text-sm">
          <span className="flex items-center gap-2">
            <KeyRound className="size-4 shrink-0" aria-hidden="true" />
            عيّن رمزاً تفتح به نقطة البيع هذه عند انقطاع الخادم
          </span>
          <span className="flex gap-2">
            <Button size="sm" onClick={() => dialog.show(null)}>
              تعيين الرمز
            </Button>
            <Button size="sm" variant="ghost" onClick={() => pinAsked.add(user._id)}>
              ليس الآن
            </Button>
          </span>
        </div>
      )}
      {dialog.dialog}
    </>
  );
}
