import {
  adenDay,
  exchangeRatesApi,
  farRates,
  farRateText,
  isBeyond,
  ratesOf,
  type ExchangeRate,
  type RateForm,
  type RateInput,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useAction } from '@/lib/http/use-action';
import { nullWhenNone } from '@/shared/shop/use-current-rate';
import { useSettings } from '@/shared/shop/use-settings';
import { useConfirm } from '@/ui/ConfirmDialog';

const failed = 'فشل في حفظ سعر الصرف';

/**
 * Saves a new rate, or corrects the given one. A rate far from the one in force before it is saved only after the user
 * has seen both figures. Returns whether it was saved.
 */
export function useSaveRate(rate: ExchangeRate | undefined, zone: string | undefined) {
  const confirm = useConfirm();
  const guard = useSettings().data?.cash.rateGuard ?? 10;
  const create = useAction(exchangeRatesApi.create, { done: 'تم إضافة سعر الصرف بنجاح', failed });
  const update = useAction(exchangeRatesApi.update, { done: 'تم تحديث سعر الصرف بنجاح', failed });

  return async (form: RateForm): Promise<boolean> => {
    const body = bodyOf(form);
    const before = await rateBefore(body, rate, zone);
    const far = before ? farRates(ratesOf(before), enteredRates(body), isBeyond(guard)) : [];
    if (far.length > 0 && !(await confirm(question(far.map(farRateText))))) return false;
    const confirmed = { ...body, ...(far.length > 0 && { confirm: true }) };
    if (rate) await update.mutateAsync({ params: { id: rate._id }, body: confirmed });
    else await create.mutateAsync({ body: { ...confirmed, zone } });
    return true;
  };
}

const question = (differences: readonly string[]) => ({
  title: 'السعر بعيد عن السعر السابق',
  message: `${differences.join('. ')}. هل الرقم صحيح؟`,
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
