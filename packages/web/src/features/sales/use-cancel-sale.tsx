import { cancellationMoney, salesApi, type Sale } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { saleName } from './sale-labels';

/** Cancels an invoice after a confirmation that names it and the consequences. */
export function useCancelSale(): (sale: Sale) => Promise<void> {
  const confirm = useConfirm();
  const cancel = useAction(salesApi.cancel, {
    done: 'تم إلغاء الفاتورة بنجاح',
    failed: 'فشل في إلغاء الفاتورة',
  });

  return async (sale) => {
    const sure = await confirm({
      title: 'إلغاء الفاتورة',
      message: <Consequences sale={sale} />,
      confirmLabel: 'إلغاء الفاتورة',
      cancelLabel: 'إبقاء الفاتورة',
      tone: 'danger',
    });
    if (sure) cancel.mutate({ params: { id: sale._id } });
  };
}

function Consequences({ sale }: { sale: Sale }) {
  const name = (
    <>
      «<Code>{saleName(sale)}</Code>» للعميل {legible(sale.customerName)}
    </>
  );
  if (sale.status === 'pending')
    return <p>هل تريد إلغاء الفاتورة {legible(name)}؟ لم تكتمل بعد، فلا يتغير مخزون ولا حساب.</p>;
  const { cash, credit } = cancellationMoney({ ...sale, paid: sale.partialAmount });
  return (
    <>
      <p>هل تريد إلغاء الفاتورة {legible(name)}؟ لا يمكن التراجع عن ذلك.</p>
      <ul className="mt-2 list-disc ps-5">
        <li>تعود كل أصنافها التي لم تُرجع إلى المخزون.</li>
        {cash > 0 && (
          <li>
            يُعاد إلى العميل نقداً <Code className="font-semibold">{formatUsd(cash)}</Code>.
          </li>
        )}
        {sale.remaining > 0 && (
          <li>
            يسقط من دينه <Code className="font-semibold">{formatUsd(sale.remaining)}</Code>.
          </li>
        )}
        {credit > 0 && (
          <li>
            يبقى رصيداً له مما دفعه بعد البيع <Code className="font-semibold">{formatUsd(credit)}</Code>.
          </li>
        )}
      </ul>
    </>
  );
}
