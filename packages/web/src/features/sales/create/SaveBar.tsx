import { Pause, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { useClearOfToasts } from './use-clear-of-toasts';
import type { Purpose } from './use-submit-sale';

export const holdKey = 'Alt+H';

type SaveBarProps = {
  children: ReactNode;
  busy: Purpose | null;
  /** Why the invoice can't be saved now. */
  saveReason: string | undefined;
  holdReason: string | undefined;
  /** What became of the last attempt; on a phone the notice above the invoice is out of sight. */
  trouble: string | undefined;
  holdable: boolean;
  onSave: () => void;
  onHold: () => void;
  onCancel: () => void;
};

/** The save buttons: fixed at the bottom on a phone, at the end of the side column elsewhere. */
export function SaveBar({
  children,
  busy,
  saveReason,
  holdReason,
  trouble,
  holdable,
  onSave,
  onHold,
  onCancel,
}: SaveBarProps) {
  return (
    <div
      ref={useClearOfToasts()}
      className="flex flex-col gap-3 border-line bg-surface p-3 max-lg:sticky max-lg:bottom-(--bottom-bar) max-lg:z-10 max-lg:-mx-4 max-lg:-mb-4 max-lg:border-t max-lg:px-4 max-lg:shadow-popup lg:rounded-lg lg:border lg:shadow-card"
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={Save}
          busy={busy === 'save'}
          disabledReason={saveReason}
          aria-keyshortcuts="F4 Control+Enter"
          onClick={onSave}
          className="h-11 grow text-lg"
        >
          حفظ الفاتورة
          <span aria-hidden="true" className="pointer-coarse:hidden">
            <Kbd keys="F4" />
          </span>
        </Button>
        {holdable && (
          <Button
            icon={Pause}
            busy={busy === 'hold'}
            disabledReason={holdReason}
            aria-keyshortcuts={holdKey}
            onClick={onHold}
            className="h-11"
          >
            تعليق
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd keys={holdKey} />
            </span>
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel} className="h-11">
          إلغاء
        </Button>
      </div>
      <output className="-mt-1 block text-sm text-muted max-lg:min-h-5 lg:empty:hidden">
        {busy ? 'جارٍ الحفظ…' : saveReason}
        {trouble && !busy && !saveReason && (
          <span className="font-semibold text-warning lg:hidden">{trouble}</span>
        )}
      </output>
    </div>
  );
}
