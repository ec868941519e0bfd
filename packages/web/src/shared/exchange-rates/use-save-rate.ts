import {
  adenDay,
  exchangeRatesApi,
  farRates,
  farRateText,
  isBeyond,
  oddSaudi,
  ratesOf,
  type ExchangeRate,
  type RateForm,
  type RateInput,
  type Rates,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useAction } from '@/lib/http/use-action';
import { nullWhenNone } from '@/shared/shop/use-current-rate';
import { useSettings } from '@/shared/shop/use-settings';
import { useConfirm } from '@/ui/ConfirmDialog';

const failed = 'فشل في حفظ سعر الصرف';

/**
 * Saves a new rate, or corrects the given one. A rate far from the one in force before it, or a Saudi riyal that is
 * unlikely beside the dollar, is saved only after the user has seen both figures. Returns whether it was saved.
 */
export function useSaveRate(rate: ExchangeRate | undefined, zone: string | undefined) {
  const confirm = useConfirm();
  const guard = useSettings().data?.cash.rateGuard ?? 10;
  const create = useAction(exchangeRatesApi.create, { done: 'تم إضافة سعر الصرف بنجاح', failed });
  const update = useAction(exchangeRatesApi.update, { done: 'تم تحديث سعر الصرف بنجاح', failed });

  return async (form: RateForm): Promise<boolean> => {
    const body = bodyOf(form);
    const before = await rateBefore(body, rate, zone);
    const doubts = doubtsOf(enteredRates(body), before, guard);
    if (doubts && !(await confirm(doubts))) return false;
    const confirmed = { ...body, ...(doubts && { confirm: true }) };
    if (rate) await update.mutateAsync({ params: { id: rate._id }, body: confirmed });
    else await create.mutateAsync({ body: { ...confirmed, zone } });
    return true;
  };
}

/** Returns the question about rates that are far from those before, or unlikely beside each other. */
export function doubtsOf(entered: Rates, before: ExchangeRate | null, guard: number) {
  const far = before ? farRates(ratesOf(before), entered, isBeyond(guard)).map(farRateText) : [];
  const odd = oddSaudi(entered);
  if (odd) return question('سعر الريال السعودي بعيد عن سعر الدولار', [odd, ...far]);
  return far.length > 0 ? question('السعر بعيد عن السعر السابق', far) : undefined;
}

const question = (title: string, doubts: readonly string[]) => ({
  title,
  message: `${doubts.join('. ')}. هل ${doubts.length === 1 ? 'الرقم صحيح' : 'الأرقام صحيحة'}؟`,
  confirmLabel: 'تسجيل السعر',
  cancelLabel: 'تصحيح الرقم',
  tone: 'danger' as const,
});

/** Boxes that were left empty keep the rate before. */
export function bodyOf({ others, sar_to_yer, ...form }: RateForm): RateInput {
  return {
    ...form,
    ...(typeof sar_to_yer === 'number' && { sar_to_yer }),
    others: Object.entries(others).flatMap(([currency, to_yer]) =>
      typeof to_yer === 'number' ? [{ currency, to_yer }] : [],
    ),
  };
}

const enteredRates = ({ usd_to_yer, sar_to_yer = null, others = [] }: RateInput) =>
  ratesOf({ usd_to_yer, sar_to_yer, others });

/** Reads the rate in force before the entered one; a corrected rate is not compared with itself. */
function rateBefore({ recorded_at }: RateInput, rate: ExchangeRate | undefined, zone: string | undefined) {
  const sameDay = rate && recorded_at === adenDay(rate.recorded_at);
  const at = sameDay ? new Date(rate.recorded_at.getTime() - 1).toISOString() : recorded_at;
  return call(exchangeRatesApi.latest, { query: { zone: rate?.zone ?? zone, at } }).catch(nullWhenNone);
}
