import { creditBlocked, customersApi, overrideBlocked, type PaymentType, type Sale } from '@turoos/contract';
import { useMemo } from 'react';
import { useData } from '@/lib/http/use-data';
import { newId } from '@/lib/platform/new-id';
import { usePermit } from '@/lib/session/can';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { useTillCounting } from '@/shared/money/use-counting';
import { useTenderCheck } from '@/shared/money/use-tender-check';
import { useShop } from '@/shared/shop/use-shop';
import { useAway } from '@/shared/till/use-away';
import { useCampaignCode } from './CampaignCodeBox';
import type { Change } from './change-draft';
import { mayBeSaved } from './draft';
import { changeCurrency, countPayment, settle, subtotalOf, totalsOf, discountForTotal } from './sale-figures';
import { pricedDraft } from './priced-draft';
import { useClosing, useCloseWhenWanted } from './use-closing';
import { useDraft, type Recovery } from './use-draft';
import { useLeave } from './use-leave';
import { useLines } from './use-lines';
import { usePriceQuestion } from './use-price-question';
import { useFulfilRequest, useRequest } from './use-request';
import { useReservedQuestion } from './use-reserved-question';
import { useSubmitSale, type Purpose } from './use-submit-sale';
import { whyNotHold, whyNotSave } from './why-not-save';

type Fields = Extract<Change, { do: 'set' }>['fields'];

/**
 * The state and actions of a new invoice, from its first line until it is saved, held or discarded. `onSaved` is called
 * when the next one has begun.
 */
export function useCreateSale(onSaved: (sale: Sale, purpose: Purpose) => void) {
  const { duplicate, held, kept, quotation } = useRequest();
  const recovery: Recovery = held ? { held } : (duplicate ?? kept ?? quotation) ? 'none' : 'new';
  const { draft: stored, change, ready, recoveredAt, forgetRecovery, changeAndWrite } = useDraft(recovery);
  useFulfilRequest(ready, stored, change);
  const customer = useCustomer(stored.customer);
  const tier = customer?.priceTier ?? null;
  const draft = useMemo(() => pricedDraft(stored, tier), [stored, tier]);
  const closing = useClosing();
  const askAboutPrice = usePriceQuestion(change);
  const lines = useLines(draft, { change, closing, askAboutPrice });
  const { applyTax, taxRate } = useShop();
  const campaign = useCampaignCode(draft.campaignCode, subtotalOf(draft), mayBeSaved(draft));
  const circumstances = { taxRate: applyTax ? taxRate : 0, campaign: campaign.offer };
  const totals = totalsOf(draft, circumstances);
  const { grandTotal } = totals;
  const counting = useTillCounting();
  const payment = countPayment(draft, grandTotal, counting);
  const settlement = settle(draft, grandTotal, customer, payment);
  const check = useTenderCheck({
    typed: [draft.tenders, draft.changeIn, draft.paymentType],
    codes: [...draft.tenders.map(({ currency }) => currency), changeCurrency(draft, counting)],
    counting,
    isShown: draft.paymentType === 'paid' || draft.paymentType === 'partial',
  });
  const creditRefused = customer ? creditBlocked(customer) : undefined;

  const startOver = () => {
    closing.renew();
    return changeAndWrite({ do: 'restart', key: newId() });
  };
  const leave = useLeave({ draft, counting, startOver, onSaved });
  const set = (fields: Fields) => change({ do: 'set', fields });
  const reserved = useReservedQuestion(draft, (answer) => {
    set(answer);
    closing.begin('save');
  });
  const { busy, refusal, refuse, save } = useSubmitSale({
    draft,
    till: { grandTotal, counting },
    change,
    changeAndWrite,
    onSaved: leave.afterSaving,
    onFailed: (error) => {
      check.learn(error);
      reserved.ask(error);
    },
  });
  const permit = usePermit('sales:create');
  const overrideReason = overrideBlocked(useUser());
  const away = useAway();
  const state = {
    codeProblem: campaign.problem,
    customer,
    totals,
    settlement,
    counted: payment,
    counting,
    overrideReason,
    away: away && away.till,
  };
  const saveReason = permit.reason ?? whyNotSave(draft, state);
  const holdReason = permit.reason ?? whyNotHold(draft, state);
  const pricesAreMeant = async (): Promise<boolean> => {
    for (const line of draft.lines) if (!(await askAboutPrice(line))) return false;
    return true;
  };
  const saveChecked = async (): Promise<boolean> => {
    if (saveReason) toast({ tone: 'warning', title: saveReason });
    if (saveReason) return false;
    const reason = check.refusal();
    if (reason) refuse(reason);
    return !reason && (await pricesAreMeant()) && (await check.agrees(grandTotal, payment)) && save('save');
  };
  const holdChecked = async (): Promise<boolean> => {
    if (holdReason) toast({ tone: 'warning', title: holdReason });
    return !holdReason && save('hold');
  };
  useCloseWhenWanted(closing, async (purpose) => {
    const before = document.activeElement;
    const isSaved = await (purpose === 'hold' ? holdChecked() : saveChecked());
    // while it was being saved the invoice could not have the focus
    if (!isSaved && before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
  });
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
    /** The question about goods that are kept for others. */
    reservedDialog: reserved.dialog,
    /** The action in flight, until the server responds. */
    busy,
    refusal,
    saveReason,
    holdReason,
    discountFor: (agreed: number) => discountForTotal(draft, agreed, circumstances),
    set,
    /** Returns false and shows a toast when the customer can't buy on credit. */
    pay: (paymentType: PaymentType): boolean => {
      const refused = paymentType === 'paid' ? undefined : creditRefused;
      if (refused) toast({ tone: 'warning', title: refused });
      else set({ paymentType });
      return !refused;
    },
    /** Saves, or shows why the invoice can't be saved. */
    save: () => closing.begin('save'),
    /** Holds the invoice, or shows why it can't be held; one that was held stays so until it is completed. */
    hold: () => {
      if (draft.held === null) closing.begin('hold');
    },
    /** Lets saving wait for the answer to a scan. */
    awaitScan: closing.await,
    addKept: () => change({ do: 'add kept' }),
    /** Begins the next invoice, because this one became something else. */
    startOver,
    cancel: () => void closing.ask(leave.cancel),
    /** Returns whether the draft was discarded. */
    discard: async (): Promise<boolean> => {
      let discarded = false;
      await closing.ask(async () => {
        discarded = await leave.discard();
      });
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
