import type { Part, PaymentType } from '@turoos/contract';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hideChange } from '@/lib/money/change-to-give';
import { useAutoPrint } from '@/lib/print/auto-print';
import { toast } from '@/lib/toasts/toast-store';
import { useAskedDialog } from '@/shared/parts/asked-subject';
import { useReserve } from '@/shared/reservations/use-reserve';
import { awayTexts } from '@/shared/till/away-rules';
import { HeldOnTill } from '@/shared/till/HeldOnTill';
import { useAway } from '@/shared/till/use-away';
import { Button } from '@/ui/Button';
import { CameraButton } from '@/ui/CameraButton';
import { Kbd } from '@/ui/Kbd';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useShown } from '../display/use-shown';
import { useTillDisplays } from '../display/use-till-displays';
import { usePrintSale } from '../invoice/use-print-sale';
import { CounterMenu } from './CounterMenu';
import { CounterShift, useCounterShift } from './CounterShift';
import { CustomerPanel } from './CustomerPanel';
import { reservable } from './draft';
import { Extras } from './Extras';
import { LastSaleBar } from './LastSaleBar';
import { Lines } from './Lines';
import { Notices, unansweredText } from './Notices';
import { PartSearch } from './PartSearch';
import { Payment } from './Payment';
import type { QuoteSubject } from './QuoteDialog';
import { RateNotice } from './RateNotice';
import { SaleTotals } from './SaleTotals';
import { SaveBar } from './SaveBar';
import type { SmartSearchSubject } from './SmartSearch';
import { useCounterKeys } from './use-counter-keys';
import { useCreateSale } from './use-create-sale';
import { confirmOverLimit } from './why-not-save';

const KeptForCustomer = lazy(() => import('./KeptForCustomer').then((m) => ({ default: m.KeptForCustomer })));
const loadQuote = () => import('./QuoteDialog').then((m) => m.default);
const loadSmartSearch = () => import('./SmartSearch').then((m) => m.SmartSearch);

/** The screen on which a new invoice is made. */
export default function CreateSale() {
  const box = useRef<HTMLInputElement>(null);
  const customerBox = useRef<HTMLInputElement>(null);
  const paidBox = useRef<HTMLInputElement>(null);
  const overrideBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusSearch = useCallback(() => box.current?.focus(), []);
  const focusWithoutTouch = () => {
    // on a phone the keyboard would cover the invoice
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  };
  useEffect(focusWithoutTouch, []);

  const printing = usePrintSale();
  const printsAlways = useAutoPrint();
  const sale = useCreateSale((saved, purpose) => {
    focusWithoutTouch();
    // on a phone the bar of the saved invoice is above what was just filled in
    scrollTo({ top: 0 });
    if (printsAlways && purpose === 'save') printing.print(saved);
  });
  const { draft, lines, customer, campaign, totals, settlement, refusal } = sale;

  useTillDisplays(useShown(draft, totals));

  const hasBegun = draft.lines.length > 0;
  useEffect(() => {
    if (hasBegun) hideChange();
  }, [hasBegun]);

  const save = () => {
    sale.save();
    if (sale.saveReason === confirmOverLimit) overrideBox.current?.focus();
  };
  /** Focuses the box of the amount in the same task: after a frame, the seller's first digit is in the search box. */
  const pay = (type: PaymentType, movesToAmount = type === 'partial') => {
    const isTaken = flushSync(() => sale.pay(type));
    if (isTaken && movesToAmount) paidBox.current?.focus();
  };
  const till = useCounterShift();
  const smart = useLazyDialog<SmartSearchSubject>(loadSmartSearch);
  const isAway = useAway() !== undefined;
  const openSmartSearch = () =>
    isAway ? toast({ tone: 'warning', title: awayTexts.smartSearch }) : smart.show({ add: lines.add });
  const asking = useAskedDialog();
  const reserving = useReserve();
  const quoting = useLazyDialog<QuoteSubject>(loadQuote);
  const ask = (part?: Part) => asking.show({ part, customer: draft.customer });
  useCounterKeys({
    focusSearch,
    ask: () => (isAway ? toast({ tone: 'warning', title: awayTexts.later }) : ask()),
    focusCustomer: () => customerBox.current?.focus(),
    smartSearch: openSmartSearch,
    // after F8 and F9 the seller types what the customer hands over, or saves with F4 if it is the exact sum
    pay: (type) => pay(type, type !== 'deferred'),
    save,
    hold: sale.hold,
    shift: till.act,
  });

  const completing = draft.held !== null;
  /** A refusal about a line is shown at that line instead of above the list. */
  const isAtLine = draft.lines.some(({ product }) => product === refusal?.product);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <header className="flex items-start gap-x-3">
            <div className="flex grow flex-wrap items-baseline gap-x-3">
              <h1 className="text-xl">{completing ? 'إكمال فاتورة معلقة' : 'فاتورة مبيعات جديدة'}</h1>
              <p className="text-sm text-muted">يُعطى رقمها عند الحفظ</p>
              <CounterShift till={till} />
            </div>
            <CounterMenu
              onAsk={() => ask()}
              onReserve={() => reserving.show({ items: reservable(draft), customer: draft.customer })}
              onQuote={() => quoting.show({ draft, totals, onSaved: sale.startOver })}
              hasLines={hasBegun}
              isAway={isAway}
            />
          </header>
          <RateNotice />
          <LastSaleBar onPrint={printing.print} hasNextBegun={hasBegun} />
          <HeldOnTill hasBegun={hasBegun} />
          <Notices
            draft={draft}
            recoveredAt={sale.recoveredAt}
            refusal={isAtLine ? undefined : refusal?.message}
            saving={sale.busy !== null}
            onAddKept={sale.addKept}
            onUnlink={() => sale.set({ quotation: null })}
            onDiscard={async () => {
              if (await sale.discard()) focusSearch();
            }}
          />
          <div className="flex gap-2">
            <PartSearch
              box={box}
              lines={draft.lines}
              aim={lines.aim}
              onLookUp={sale.awaitScan}
              onStep={lines.step}
              onAsk={isAway ? undefined : ask}
              onLeave={() => list.current?.querySelector('li')?.focus()}
            />
            <CameraButton continuous />
            <Button
              icon={Sparkles}
              onClick={openSmartSearch}
              disabledReason={isAway && awayTexts.smartSearch}
              className="h-12"
              aria-keyshortcuts="F3"
            >
              <span className="max-sm:sr-only">البحث الذكي</span>
              <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
                <Kbd keys="F3" />
              </span>
            </Button>
          </div>
          <section
            aria-label="الأصناف"
            inert={sale.busy !== null}
            className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
          >
            <Lines list={list} lines={draft.lines} actions={lines} refusal={refusal} onDone={focusSearch} />
            <Extras
              draft={draft}
              totals={totals}
              campaign={campaign}
              discountFor={sale.discountFor}
              onSet={sale.set}
            />
          </section>
        </div>
        <div className="contents lg:sticky lg:top-16 lg:flex lg:max-h-[calc(100dvh-5rem)] lg:flex-col lg:gap-3">
          <div inert={sale.busy !== null} className="flex min-h-0 flex-col gap-3 lg:overflow-y-auto">
            <CustomerPanel
              box={customerBox}
              chosen={draft.customer}
              customer={customer ?? undefined}
              onChoose={(chosen) => sale.set({ customer: chosen })}
            >
              {draft.customer && !isAway && (
                <Suspense>
                  <KeptForCustomer
                    customer={draft.customer._id}
                    added={draft.lines.map(({ product }) => product)}
                    onAdd={(product, quantity) => void sale.awaitScan(lines.addKnown(product, quantity))}
                  />
                </Suspense>
              )}
            </CustomerPanel>
            <Payment
              draft={draft}
              grandTotal={totals.grandTotal}
              settlement={settlement}
              counting={sale.counting}
              counted={sale.counted}
              rateNews={sale.rateNews}
              creditLimit={customer?.creditLimit}
              creditRefused={sale.creditRefused}
              paidBox={paidBox}
              overrideBox={overrideBox}
              onPay={pay}
              onSet={sale.set}
              onSave={save}
            />
          </div>
          <SaveBar
            busy={sale.busy}
            saveReason={sale.saveReason}
            holdReason={sale.holdReason}
            trouble={refusal?.message ?? (draft.unanswered ? unansweredText : undefined)}
            holdable={!completing}
            onSave={save}
            onHold={sale.hold}
            onCancel={sale.cancel}
          >
            <SaleTotals
              totals={totals}
              campaign={campaign.offer?.name}
              settlement={settlement}
              counted={sale.counted}
              onCredit={draft.paymentType === 'partial' || draft.paymentType === 'deferred'}
            />
          </SaveBar>
        </div>
      </div>
      {smart.dialog}
      {asking.dialog}
      {reserving.dialog}
      {quoting.dialog}
      {till.dialogs}
      {sale.reservedDialog}
      {printing.job}
    </>
  );
}
