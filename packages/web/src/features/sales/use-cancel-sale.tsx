import { cancellationMoney, salesApi, type Sale } from '@turoos/contract';
import { Fragment } from 'react';
import { formatUsd } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Amount } from '@/shared/money/Amount';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { methodName } from '@turoos/pdf/handed-over';
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
            يُعاد إلى العميل <Code className="font-semibold">{formatUsd(cash)}</Code>
            {sale.refundAmount === 0 && <AsPaid sale={sale} />}.
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

/** The money as it was handed over, because it goes back in the same currencies and the change comes back. */
function AsPaid({ sale }: { sale: Sale }) {
  const { data = sale } = useData('sales', salesApi.get, { params: { id: sale._id } });
  const { tenders = [], change } = data;
  if (tenders.length === 0) return null;
  const back = change ? [change, ...(change.rest ? [change.rest] : [])] : [];
  return (
    <>
      ، كما دفعه: <Amounts of={tenders} />
      {back.length > 0 && (
        <>
          ، ويُسترد منه الباقي <Amounts of={back} />
        </>
      )}
    </>
  );
}

const Amounts = ({ of }: { of: readonly { currency: string; amount: number; method?: string }[] }) =>
  of.map(({ currency, amount, method = 'cash' }, index) => (
    <Fragment key={index}>
      {index > 0 && ' و'}
      <Amount currency={currency} amount={amount} className="font-semibold" />
      {method !== 'cash' && ` (${methodName({ method })})`}
    </Fragment>
  ));
