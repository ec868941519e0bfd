import { CloudUpload, LogIn, WifiOff } from 'lucide-react';
import { useReachable } from '@/lib/http/reachable';
import { usePhone } from '@/lib/platform/use-media';
import { isUnlocked, useSession } from '@/lib/session/session-state';
import { thisTill } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { barTexts } from './away-texts';
import { outboxShown, showOutbox } from './outbox-shown';
import { OutboxDialog } from './OutboxDialog';
import { PinOffer } from './PinOffer';
import { WithdrawnNotice } from './WithdrawnNotice';

type AwayBarProps = { onSignIn: () => void };

/** The state of this till below the top bar: that it sells without the server, what it sends, and its PIN. */
export function AwayBar({ onSignIn }: AwayBarProps) {
  const state = tillState.use();
  const isShort = usePhone();
  const session = useSession();
  const moved = state?.moved;
  const isBack = useReachable() && isUnlocked(session) && !moved;
  const shown = outboxShown.use();
  const texts = state ? barTexts({ ...state, isBack, isShort }) : [];
  const isAway = state?.mode === 'away' && !isBack;
  const hasSales = state !== null && state.outbox.waiting + state.outbox.refused > 0;
  const Icon = isAway ? WifiOff : CloudUpload;
  return (
    <div className="no-print max-lg:sticky max-lg:top-12 max-lg:z-10">
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
        {moved?.addresses[0] && (
          <a className="shrink-0 underline" href={`${moved.addresses[0]}/`}>
            فتح المتجر
          </a>
        )}
        {isBack && (
          <Button size="sm" variant="primary" icon={LogIn} onClick={onSignIn}>
            تسجيل الدخول
          </Button>
        )}
        {hasSales && !(isBack && isShort) && (
          <Button size="sm" onClick={() => showOutbox('asked')}>
            عرضها
          </Button>
        )}
      </div>
      {state && !isUnlocked(session) && <PinOffer isAway={isAway} />}
      {!thisTill() && <WithdrawnNotice />}
      {shown !== 'no' && <OutboxDialog isLeaving={shown === 'leaving'} onClose={() => showOutbox('no')} />}
    </div>
  );
}
