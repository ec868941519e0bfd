import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { usePrinting } from './use-printing';

type PrintButtonsProps = {
  use: 'receipt' | 'label';
  record: Parameters<ReturnType<typeof usePrinting>['print']>[0];
  /** Opens the browser's print dialog. */
  onBrowser: () => void;
  disabledReason?: string | null | undefined;
  /** What follows the word on the main button: a count, a key. */
  suffix?: ReactNode;
  takesFocus?: boolean;
};

/** Prints on the shop's printer where there is one, and by the browser beside it; otherwise by the browser alone. */
export function PrintButtons({
  use,
  record,
  onBrowser,
  disabledReason,
  suffix,
  takesFocus,
}: PrintButtonsProps) {
  const { hasPrinter, print, isBusy, notice } = usePrinting(use);
  const focus = takesFocus ? { 'data-autofocus': '' } : {};
  return (
    <>
      <Button
        variant="primary"
        icon={Printer}
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={() => (hasPrinter ? print(record, onBrowser) : onBrowser())}
        {...focus}
      >
        طباعة{suffix}
      </Button>
      {hasPrinter && (
        <Button disabledReason={disabledReason} onClick={onBrowser}>
          طباعة بالمتصفح
        </Button>
      )}
      {notice}
    </>
  );
}
