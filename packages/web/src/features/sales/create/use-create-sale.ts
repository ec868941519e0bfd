import {
  counted,
  creditBlocked,
  customersApi,
  nouns,
  overrideBlocked,
  type PaymentType,
  type Sale,
} from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { navigate } from '@/lib/navigation/hooks';
import { newId } from '@/lib/platform/new-id';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { amountText } from '@/lib/money/amount-text';
import { showChange } from '@/lib/money/change-to-give';
import { currencyIn } from '@/shared/money/use-currencies';
import type { Counting } from '@/shared/money/typed-tender';
import { useCounting } from '@/shared/money/use-counting';
import { useTenderCheck } from '@/shared/money/use-tender-check';
import { useShop } from '@/shared/shop/use-shop';
import { useConfirm } from '@/ui/ConfirmDialog';
import { useCampaignCode } from './CampaignCodeBox';
import type { Change } from './change-draft';
import type { Draft } from './draft';
import { changeCurrency, countPayment, settle, subtotalOf, totalsOf } from './sale-figures';
import { useDraft, type Recovery } from './use-draft';
import { useLines } from './use-lines';
import { useFulfilRequest, useRequest } from './use-request';
import { useSubmitSale, type Purpose } from './use-submit-sale';
import { whyNotHold, whyNotSave } from './why-not-save';

type Fields = Extract<Change, { do: 'set' }>['fields'];

/** The state and actions of a new invoice, from its first line until it is saved, held or discarded. */
export function useCreateSale() {
  const { duplicate, held } = useRequest();
  const recovery: Recovery = held ? { held } : duplicate ? 'none' : 'new';
  const { draft, change, ready, recoveredAt, forgetRecovery, changeAndWrite } = useDraft(recovery);
  useFulfilRequest(ready, draft, change);
  const lines = useLines(draft, change);

  const customer = useCustomer(draft.customer);
  const { applyTax, taxRate } = useShop();
  const campaign = useCampaignCode(draft.campaignCode, subtotalOf(draft));
  const totals = totalsOf(draft, { taxRate: applyTax ? taxRate : 0, campaign: campaign.offer });
  const { grandTotal } = totals;
  const counting = useCounting();
  const payment = countPayment(draft, grandTotal, counting);
  const settlement = settle(draft, grandTotal, customer, payment);
  const check = useTenderCheck({
    typed: [draft.tenders, draft.changeIn, draft.paymentType],
    codes: [...draft.tenders.map(({ currency }) => currency), changeCurrency(draft, counting)],
    counting,
    isShown: draft.paymentType === 'paid' || draft.paymentType === 'partial',
  });
  const creditRefused = customer ? creditBlocked(customer) : undefined;

  const leave = useLeave({ draft, counting, changeAndWrite });
  const { busy, refusal, refuse, save } = useSubmitSale({
    draft,
    till: { grandTotal, counting },
    change,
    changeAndWrite,
    onSaved: leave.afterSaving,
    onFailed: check.learn,
  });
  const permit = usePermit('sales:create');
  const overrideReason = overrideBlocked(useUser());
  const state = {
    codeProblem: campaign.problem,
    customer,
    totals,
    settlement,
    counted: payment,
    counting,
    overrideReason,
  };
  const saveReason = permit.reason ?? whyNotSave(draft, state);
  const saveChecked = async () => {
    const reason = check.refusal();
    if (reason) refuse(reason);
    else if (await check.agrees(grandTotal, payment)) await save('save');
  };
  const set = (fields: Fields) => change({ do: 'set', fields });

  return {
    draft,
    recoveredAt,
    lines,
    /** The chosen customer's record from the server. */
    customer,
    campaign,
    totals,
    settlement,
    counting,
    /** The typed money; undefined while nothing is typed. */
    counted: payment,
    /** Says that the rates have changed since the money was typed. */
    rateNews: check.news,
    creditRefused,
    /** The action in flight, until the server responds. */
    busy,
    refusal,
    saveReason,
    holdReason: permit.reason ?? whyNotHold(draft, state),
    set,
    /** Returns false and shows a toast when the customer can't buy on credit. */
    pay: (paymentType: PaymentType): boolean => {
      const refused = paymentType === 'paid' ? undefined : creditRefused;
      if (refused) toast({ tone: 'warning', title: refused });
      else set({ paymentType });
      return !refused;
    },
    /** Saves on the shortcut key, or shows why the invoice can't be saved. */
    trySave: () => {
      if (saveReason) toast({ tone: 'warning', title: saveReason });
      else void saveChecked();
    },
    save: () => void saveChecked(),
    hold: () => void save('hold'),
    cancel: () => void leave.cancel(),
    /** Returns whether the draft was discarded. */
    discard: async (): Promise<boolean> => {
      const discarded = await leave.discard();
      if (discarded) forgetRecovery();
      return discarded;
    },
  };
}

/** Returns the chosen customer's record; null until it is loaded. */
function useCustomer(chosen: { _id: string } | null) {
  const { data: customer } = useData(
    'customers',
    customersApi.get,
    { params: { id: chosen?._id ?? '' } },
    { enabled: chosen !== null },
  );
  return chosen && customer?._id === chosen._id ? customer : null;
}

interface Leaving {
  draft: Draft;
  counting: Counting;
  /** Resolves when the change is stored on the device. */
  changeAndWrite: (change: Change) => Promise<void>;
}

/** The ways an invoice ends: saved, held or discarded. */
function useLeave({ draft, counting, changeAndWrite }: Leaving) {
  const confirm = useConfirm();
  const startOver = () => changeAndWrite({ do: 'restart', key: newId() });
  const agreesToDelete = () =>
    confirm({
      title: 'حذف المسودة',
      message: `هل تريد حذف هذه المسودة؟ فيها ${counted(draft.lines.length, nouns.item)} ولم تُحفظ بعد، ولا يمكن استعادتها بعد الحذف.`,
      confirmLabel: 'حذف المسودة',
      cancelLabel: 'متابعة البيع',
      tone: 'danger',
    });

  return {
    /** Discards the unsaved draft after a confirmation. */
    discard: async (): Promise<boolean> => {
      const agreed = draft.lines.length === 0 || (await agreesToDelete());
      if (agreed) await startOver();
      return agreed;
    },
    afterSaving: async (sale: Sale, purpose: Purpose) => {
      await startOver();
      if (purpose === 'hold') {
        toast({ title: 'تم تعليق الفاتورة', message: 'تجدها في قائمة المبيعات لإكمالها.' });
        return;
      }
      const back = handedBack(sale, counting);
      showChange(back);
      toast({
        title: 'تم حفظ الفاتورة بنجاح',
        message: [sale.saleNumber, back && `الباقي ${back}`].filter(Boolean).join('، '),
      });
      for (const warning of sale.warnings ?? []) toast({ tone: 'warning', title: warning });
      void navigate({ to: '/sales', search: { view: sale._id } });
    },
    cancel: async () => {
      const agreed = draft.lines.length === 0 || draft.held !== null || (await agreesToDelete());
      if (!agreed) return;
      await startOver();
      void navigate({ to: '/sales' });
    },
  };
}

/** Words the change of a sale: '10 $ و 200 ر.ي'. */
function handedBack({ change }: Sale, { currencies }: Counting): string | undefined {
  if (!change) return undefined;
  const parts = [change, ...(change.rest ? [change.rest] : [])];
  return parts
    .map(({ currency, amount }) => amountText(amount, currencyIn(currencies, currency)))
    .join(' و ');
}
