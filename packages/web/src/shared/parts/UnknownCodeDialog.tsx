import { ltr } from '@turoos/contract';
import { HandHelping, PackagePlus, Search } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '@/lib/navigation/hooks';
import { deliverScan } from '@/lib/scan/scan-receivers';
import { answerUnknown, useUnknownCodes } from '@/lib/scan/unknown-codes';
import { usePermit } from '@/lib/session/can';
import { awayTexts } from '@/shared/till/away-rules';
import { useAway } from '@/shared/till/use-away';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useAskedDialog } from './asked-subject';

/** What can be done about a scanned code or searched words that no part has. */
export function UnknownCodes() {
  const code = useUnknownCodes()[0];
  /** The last one, which stays readable while the dialog fades. */
  const [last, setLast] = useState(code);
  if (code && code !== last) setLast(code);
  const shown = code ?? last;
  const create = useLazyDialog(() => import('./NewPartDialog').then((m) => m.default));
  const ask = useAskedDialog();
  const mayRead = usePermit('products:read');
  const mayCreate = usePermit('products:create');
  const mayNote = usePermit('sales:create');
  const later = useAway() ? awayTexts.later : undefined;

  const find = () => {
    answerUnknown();
    if (shown?.onFind) shown.onFind();
    else void navigate({ to: '/products', search: { q: shown?.text } });
  };
  const createPart = (text: string) => {
    answerUnknown();
    create.show({ typed: text, onCreated: () => repeatScan(text) });
  };
  const note = (text: string) => {
    answerUnknown();
    ask.show({ asked: text });
  };

  return (
    <>
      <Dialog
        open={code !== undefined}
        onClose={answerUnknown}
        size="sm"
        title={`لا توجد قطعة تطابق «${ltr(shown?.text ?? '')}»`}
        description="ماذا تريد أن تفعل؟"
      >
        <div className="flex flex-col gap-2">
          <Button
            icon={HandHelping}
            disabledReason={later ?? mayNote.reason}
            onClick={() => note(shown?.text ?? '')}
          >
            طلبه عميل
          </Button>
          <Button
            icon={PackagePlus}
            disabledReason={later ?? mayCreate.reason}
            onClick={() => createPart(shown?.text ?? '')}
          >
            إضافة منتج بهذا الرمز
          </Button>
          <Button
            icon={Search}
            // the counter finds parts in the till's copy
            disabledReason={later ? !shown?.onFind && later : mayRead.reason}
            onClick={find}
          >
            البحث عن القطعة
          </Button>
        </div>
      </Dialog>
      {create.dialog}
      {ask.dialog}
    </>
  );
}

/** Repeats a scan for the screen it was meant for, which finds the new part now, once this part's dialog has closed. */
function repeatScan(code: string): void {
  const dialogs = document.querySelectorAll('dialog[open]');
  dialogs.item(dialogs.length - 1)?.addEventListener('close', () => deliverScan(code), { once: true });
}
