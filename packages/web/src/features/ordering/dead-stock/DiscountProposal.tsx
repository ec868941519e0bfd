import { discountEffect, productsApi, type DeadPart } from '@turoos/contract';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { ApiError, failureText } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { Money } from '@/ui/Money';
import { NumberInput } from '@/ui/NumberInput';
import { Usd } from '@/ui/Usd';
import { ActionCard } from './ActionCard';

type DiscountProposalProps = { part: DeadPart; discount: number; onDone: () => void };

/** Lowers the selling price by a percentage, and shows what all pieces then bring. */
export function DiscountProposal({ part, discount, onDone }: DiscountProposalProps) {
  const [percent, setPercent] = useState<number | null>(discount);
  const may = usePermit('products:update');
  const save = useSavePrice(part, onDone);
  const effect = percent === null ? null : discountEffect(part, percent);
  return (
    <ActionCard
      title="تخفيض سعر البيع"
      action={
        <Button
          icon={BadgePercent}
          busy={save.isPending}
          disabledReason={may.reason ?? priceProblem(part, percent)}
          onClick={() => effect && save.save(effect.price)}
        >
          تغيير السعر
        </Button>
      }
    >
      <Field label="نسبة التخفيض" className="max-w-40">
        <NumberInput min={1} max={90} unit="%" value={percent} onChange={setPercent} />
      </Field>
      {effect && part.sellingPrice > 0 && (
        <>
          <p>
            السعر بعده <Money usd={effect.price} at="today" /> بدل{' '}
            <Money usd={part.sellingPrice} at="today" />
          </p>
          <p>
            المتوقع من بيع الموجود <Usd cents={effect.proceeds} className="font-semibold" />
            {effect.profit < 0 ? '، بخسارة ' : '، بربح '}
            <Usd
              cents={Math.abs(effect.profit)}
              className={effect.profit < 0 ? 'text-danger' : 'text-success'}
            />
          </p>
        </>
      )}
    </ActionCard>
  );
}

const priceProblem = ({ sellingPrice }: DeadPart, percent: number | null): string | undefined =>
  sellingPrice === 0
    ? 'لا سعر بيع للقطعة'
    : percent === null || percent < 1 || percent > 90
      ? 'اكتب نسبة من 1 إلى 90'
      : undefined;

/** Saves the price, and asks about one below the cost. */
function useSavePrice(part: DeadPart, onDone: () => void) {
  const confirm = useConfirm();
  const action = useAction(productsApi.updateMany, {
    done: 'تم تغيير السعر',
    failed: 'فشل في تغيير السعر',
    onDone,
  });
  const send = async (sellingPrice: number, sure: boolean): Promise<void> => {
    try {
      await action.mutateAsync({
        body: {
          changes: [{ id: part.product, version: part.version, sellingPrice }],
          ...(sure && { confirm: true }),
        },
      });
    } catch (error) {
      const isQuestion = error instanceof ApiError && error.code === 'UNCONFIRMED';
      if (!isQuestion) toast({ tone: 'danger', title: 'فشل في تغيير السعر', message: failureText(error) });
      else if (
        await confirm({
          title: 'سعر غير معتاد',
          message: error.message,
          confirmLabel: 'حفظ السعر',
          cancelLabel: 'مراجعة',
        })
      )
        await send(sellingPrice, true);
    }
  };
  return { isPending: action.isPending, save: (sellingPrice: number) => void send(sellingPrice, false) };
}
