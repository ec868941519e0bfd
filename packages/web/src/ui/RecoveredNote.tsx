import { History } from 'lucide-react';
import { Button } from './Button';
import { useConfirm } from './ConfirmDialog';

type RecoveredNoteProps = {
  children?: string;
  discardLabel?: string;
  onDiscard: () => void;
};

/** Says that text typed before the page was closed has been restored, and offers to discard it. */
export function RecoveredNote({
  children = 'استُعيد ما كتبته قبل إغلاق الصفحة.',
  discardLabel = 'حذف المسودة',
  onDiscard,
}: RecoveredNoteProps) {
  const confirm = useConfirm();
  const discard = async () => {
    if (await confirm(question)) onDiscard();
  };
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-center gap-3 rounded-md bg-info-soft px-3 py-2 text-info"
    >
      <History className="size-4 shrink-0" aria-hidden="true" />
      <p className="grow">{children}</p>
      <Button size="sm" onClick={() => void discard()}>
        {discardLabel}
      </Button>
    </div>
  );
}

const question = {
  title: 'حذف المسودة',
  message: 'هل تريد حذف ما لم يُحفظ هنا؟ لا يمكن استعادته بعد الحذف.',
  confirmLabel: 'حذف المسودة',
  cancelLabel: 'متابعة العمل',
  tone: 'danger',
} as const;
