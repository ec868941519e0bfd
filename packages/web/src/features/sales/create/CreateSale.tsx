import { creditBlocked, customersApi, overrideBlocked, type PaymentType } from '@turoos/contract';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { useShop } from '@/shared/shop/use-shop';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { CustomerPanel } from './CustomerPanel';
import { Extras } from './Extras';
import { Lines } from './Lines';
import { Notices } from './Notices';
import { PartSearch } from './PartSearch';
import { Payment } from './Payment';
import { settle, subtotalOf, totalsOf } from './sale-figures';
import { SaleTotals } from './SaleTotals';
import { SaveBar } from './SaveBar';
import type { SmartSearchSubject } from './SmartSearch';
import { useCampaignCode } from './use-campaign-code';
import { useCounterKeys } from './use-counter-keys';
import { useDraft, type Recovery } from './use-draft';
import { useLeave } from './use-leave';
import { useLines } from './use-lines';
import { useLiveParts } from './use-live-parts';
import { useFulfilRequest, useRequest } from './use-request';
import { useSubmitSale } from './use-submit-sale';
import { whyNotHold, whyNotSave } from './why-not-save';

const loadSmartSearch = () => import('./SmartSearch').then((m) => m.SmartSearch);

/** The invoice at the counter. */
export default function CreateSale() {
  const { duplicate, held } = useRequest();
  const recovery: Recovery = held ? { held } : duplicate ? 'none' : 'new';
  const { draft, change, ready, recoveredAt, forgetRecovery, changeAndWrite } = useDraft(recovery);
  useFulfilRequest(ready, draft, change);
  useLiveParts(draft.lines, (parts) => change({ do: 'see', parts }));
  const lines = useLines(draft, change);

  const box = useRef<HTMLInputElement>(null);
  const customerBox = useRef<HTMLInputElement>(null);
  const paidBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusSearch = () => box.current?.focus();
  useEffect(() => {
    // on a phone the keyboard would cover the invoice
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);

  const { data: customer } = useData(
    'customers',
    customersApi.get,
    { params: { id: draft.customer?._id ?? '' } },
    { enabled: draft.customer !== null },
  );
  const buyer = draft.customer && customer?._id === draft.customer._id ? customer : null;
  const { applyTax, taxRate } = useShop();
  const campaign = useCampaignCode(draft.campaignCode, subtotalOf(draft));
  const totals = totalsOf(draft, { taxRate: applyTax ? taxRate : 0, campaign: campaign.good });
  const settlement = settle(draft, totals.grandTotal, buyer);
  const creditRefused = buyer ? creditBlocked(buyer) : undefined;
  const onCredit = draft.paymentType === 'partial' || draft.paymentType === 'deferred';
  const permit = usePermit('sales:create');
  const overrideReason = overrideBlocked(useUser());

  const leave = useLeave({ draft, changeAndWrite });
  const { busy, refusal, save } = useSubmitSale({
    draft,
    change,
    changeAndWrite,
    onSaved: leave.afterSaving,
  });
  const state = { codeProblem: campaign.problem, customer: buyer, totals, settlement, overrideReason };
  const saveReason = permit.reason ?? whyNotSave(draft, state);
  const holdReason = permit.reason ?? whyNotHold(draft, state);

  const pay = (paymentType: PaymentType) => {
    if (paymentType !== 'paid' && creditRefused) return toast({ tone: 'warning', title: creditRefused });
    change({ do: 'set', fields: { paymentType } });
    if (paymentType === 'partial') requestAnimationFrame(() => paidBox.current?.focus());
  };
  const trySave = () => {
    if (saveReason) toast({ tone: 'warning', title: saveReason });
    else void save('save');
  };

  const smart = useLazyDialog<SmartSearchSubject>(loadSmartSearch);
  const openSmartSearch = () => smart.show({ add: lines.add });
  useCounterKeys({
    focusSearch,
    focusCustomer: () => customerBox.current?.focus(),
    smartSearch: openSmartSearch,
    pay,
    save: trySave,
  });

  const completing = draft.held !== null;
  /** Said at the line it is about, and then not above them all. */
  const isAtLine = draft.lines.some(({ product }) => product === refusal?.product);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <header className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-xl">{completing ? 'إكمال فاتورة معلقة' : 'فاتورة مبيعات جديدة'}</h1>
            <p className="text-sm text-muted">يُعطى رقمها عند الحفظ</p>
          </header>
          <Notices
            draft={draft}
            recoveredAt={recoveredAt}
            refusal={isAtLine ? undefined : refusal?.message}
            saving={busy !== null}
            onDiscard={async () => {
              if (!(await leave.discard())) return;
              forgetRecovery();
              focusSearch();
            }}
          />
          <div className="flex gap-2">
            <PartSearch
              box={box}
              lines={draft.lines}
              onAdd={lines.add}
              onStep={lines.step}
              onLeave={() => list.current?.querySelector('li')?.focus()}
            />
            <Button icon={Sparkles} onClick={openSmartSearch} className="h-12" aria-keyshortcuts="F3">
              <span className="max-sm:sr-only">البحث الذكي</span>
              <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
                <Kbd keys="F3" />
              </span>
            </Button>
          </div>
          <section
            aria-label="الأصناف"
            className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
          >
            <Lines list={list} lines={draft.lines} actions={lines} refusal={refusal} onDone={focusSearch} />
            <Extras
              draft={draft}
              totals={totals}
              campaign={campaign}
              onSet={(fields) => change({ do: 'set', fields })}
            />
          </section>
        </div>
        <div className="contents lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:gap-3">
          <div className="flex min-h-0 flex-col gap-3 lg:overflow-y-auto">
            <CustomerPanel
              box={customerBox}
              chosen={draft.customer}
              customer={buyer ?? undefined}
              onChoose={(chosen) => change({ do: 'set', fields: { customer: chosen } })}
            />
            <Payment
              draft={draft}
              grandTotal={totals.grandTotal}
              settlement={settlement}
              creditLimit={buyer?.creditLimit}
              creditRefused={creditRefused}
              paidBox={paidBox}
              onPay={pay}
              onSet={(fields) => change({ do: 'set', fields })}
            />
          </div>
          <SaveBar
            busy={busy}
            saveReason={saveReason}
            holdReason={holdReason}
            holdable={!completing}
            onSave={() => void save('save')}
            onHold={() => void save('hold')}
            onCancel={() => void leave.cancel()}
          >
            <SaleTotals
              totals={totals}
              campaign={campaign.good?.name}
              settlement={settlement}
              onCredit={onCredit}
            />
          </SaveBar>
        </div>
      </div>
      {smart.dialog}
    </>
  );
}
