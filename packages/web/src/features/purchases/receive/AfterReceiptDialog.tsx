import { productsApi, purchasesApi, quoted, type ArrivedPart } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { ApiError, failureText } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { moneyWorth, type TypedMoney } from '@/lib/money/typed-money';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import type { LabelsSubject } from '@/shared/labels/labels-subject';
import { useCurrencies } from '@/shared/money/use-currencies';
import { useRates } from '@/shared/money/use-rates';
import { useSettings } from '@/shared/shop/use-settings';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { changedPrices, suggestedPrice } from './new-prices';
import { PriceLines } from './PriceLines';

export interface ArrivedGoods {
  purchaseId: string;
  parts: readonly ArrivedPart[];
}

/** After a receipt: labels for what arrived, and new selling prices; both can be skipped. */
export function AfterReceiptDialog({ subject, open, onClose }: SubjectDialogProps<ArrivedGoods>) {
  const { purchaseId, parts } = subject;
  const [prices, setPrices] = useState<(TypedMoney | null)[]>(() => parts.map(() => null));
  const mayPrice = usePermit('products:update');
  const labels = useLabels(parts);
  const save = useSavePrices(purchaseId, onClose);
  const inTillCurrency = useMoneyWorth();
  const changed = changedPrices(parts, prices);

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="وصلت البضاعة"
        description="اطبع ملصقاتها، وراجع أسعار بيعها حسب تكلفتها الجديدة"
        size="lg"
        footer={
          <>
            <Button
              variant="primary"
              disabledReason={mayPrice.reason ?? (changed.length === 0 ? 'لم يتغير سعر' : undefined)}
              busy={save.isPending}
              onClick={() => save.save(changed)}
            >
              حفظ الأسعار
            </Button>
            <Button icon={Printer} busy={labels.isLoading} onClick={labels.show}>
              طباعة الملصقات
            </Button>
            <Button onClick={onClose}>تخطي</Button>
          </>
        }
      >
        <PriceLines
          parts={parts}
          prices={prices}
          onChange={setPrices}
          onKeepMargins={() => setPrices(parts.map((part) => inTillCurrency(suggestedPrice(part))))}
          disabledReason={mayPrice.reason}
        />
      </Dialog>
      {labels.dialog}
    </>
  );
}

/** Returns the money worth some cents in the currency in which the shop thinks; dollars without a rate. */
function useMoneyWorth(): (cents: number) => TypedMoney | null {
  const wanted = useSettings().data?.cash.tillCurrency ?? quoted;
  const currency = useCurrencies().find(({ code }) => code === wanted);
  const rates = useRates();
  return (cents) =>
    (currency && moneyWorth(currency, cents, rates)) ?? { currency: 'USD', amount: cents / 100, cents };
}

/** Saves prices, and asks about odd ones. */
function useSavePrices(purchaseId: string, onSaved: () => void) {
  const confirm = useConfirm();
  const action = useAction(purchasesApi.sellingPrices, {
    done: 'تم حفظ أسعار البيع',
    failed: 'فشل في حفظ الأسعار',
  });
  const send = async (items: ReturnType<typeof changedPrices>, sure: boolean): Promise<void> => {
    try {
      await action.mutateAsync({
        params: { id: purchaseId },
        body: { items, ...(sure && { confirm: true }) },
      });
      onSaved();
    } catch (error) {
      const isQuestion = error instanceof ApiError && error.code === 'UNCONFIRMED';
      if (!isQuestion) toast({ tone: 'danger', title: 'فشل في حفظ الأسعار', message: failureText(error) });
      else if (
        await confirm({
          title: 'أسعار غير معتادة',
          message: error.message,
          confirmLabel: 'حفظ الأسعار',
          cancelLabel: 'مراجعة',
        })
      )
        await send(items, true);
    }
  };
  return {
    isPending: action.isPending,
    save: (items: ReturnType<typeof changedPrices>) => void send(items, false),
  };
}

/** Labels for each piece that arrived. */
function useLabels(parts: readonly ArrivedPart[]) {
  const labels = useLazyDialog<LabelsSubject>(() =>
    import('@/shared/labels/LabelsDialog').then((m) => m.default),
  );
  const [isLoading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      labels.show(
        await Promise.all(
          parts.map(async ({ product, quantity }) => ({
            part: await call(productsApi.read, { params: { id: product } }),
            copies: Math.ceil(quantity),
          })),
        ),
      );
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في تحميل القطع', message: failureText(error) });
    }
    setLoading(false);
  };
  return { dialog: labels.dialog, isLoading, show: () => void show() };
}
