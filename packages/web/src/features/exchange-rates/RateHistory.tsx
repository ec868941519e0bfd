import {
  base,
  exchangeRatesApi,
  quoted,
  saudi,
  type Currency,
  type ExchangeRate,
  type Page,
} from '@turoos/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { useAction } from '@/lib/http/use-action';
import type { useListState } from '@/lib/list/use-list-state';
import { usePermit } from '@/lib/session/can';
import { useCurrencies } from '@/shared/money/use-currencies';
import { isNoRate } from '@/shared/shop/use-current-rate';
import { Badge } from '@/ui/Badge';
import { Num } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';

type RateHistoryProps = {
  list: ReturnType<typeof useListState<'zone'>>;
  zone: string | undefined;
  /** The id of the rate in force. */
  currentId: string | undefined;
  onEdit: (rate: ExchangeRate) => void;
};

/** All rates of a zone, to correct or withdraw. */
export function RateHistory({ list, zone, currentId, onEdit }: RateHistoryProps) {
  const query = { ...list.query, zone };
  const history = useQuery({
    queryKey: key('exchange-rates', 'history', query),
    queryFn: ({ signal }) => call(exchangeRatesApi.list, { query }, { signal }).catch(noRates),
    placeholderData: keepPreviousData,
  });
  const { reason } = usePermit('exchangeRates:write');
  const withdraw = useWithdraw();
  const columns = columnsFor(useCurrencies());
  return (
    <DataTable
      label="سجل أسعار الصرف"
      columns={columns}
      list={{ ...list, result: history }}
      rowKey={(rate) => rate._id}
      empty={<EmptyState title="لم يتم تعيين سعر صرف بعد" message="يرجى إضافة سعر الصرف اليومي أولاً" />}
      renderActions={(rate) => (
        <>
          {rate._id === currentId && <Badge tone="success">الحالي</Badge>}
          <IconButton
            label={`تعديل سعر ${formatNumber(rate.usd_to_yer)}`}
            icon={Pencil}
            disabledReason={reason}
            onClick={() => onEdit(rate)}
          />
          <IconButton
            label={`حذف سعر ${formatNumber(rate.usd_to_yer)}`}
            icon={Trash2}
            disabledReason={reason}
            onClick={() => void withdraw(rate)}
          />
        </>
      )}
    />
  );
}

/** Returns an empty page when the shop has no rate yet, which is not an error. */
function noRates(error: unknown): Page<ExchangeRate> {
  if (isNoRate(error)) return { rows: [], total: 0, page: 1, limit: 1 };
  throw error;
}

function useWithdraw() {
  const confirm = useConfirm();
  const remove = useAction(exchangeRatesApi.remove, {
    done: 'تم حذف سعر الصرف',
    failed: 'فشل في حذف سعر الصرف',
  });
  return async ({ _id, usd_to_yer, recorded_at }: ExchangeRate) => {
    const sure = await confirm({
      title: `حذف سعر ${formatNumber(usd_to_yer)}`,
      message: `سُجّل هذا السعر في ${formatDateTime(recorded_at)}. يعود السعر الذي قبله إلى السريان، ولا يُحذف سعر استُخدم في مستند.`,
      confirmLabel: 'حذف السعر',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
}

/** A column per currency that the shop deals in. */
function columnsFor(currencies: readonly Currency[]): readonly Column<ExchangeRate>[] {
  const active = currencies.filter(({ isActive }) => isActive);
  const others = active.filter(({ code }) => code !== base && code !== quoted && code !== saudi);
  return [
    {
      id: 'usd_to_yer',
      header: 'السعر',
      primary: true,
      cell: (rate) => <Num value={rate.usd_to_yer} />,
    },
    ...(active.some(({ code }) => code === saudi)
      ? [{ id: saudi, header: 'الريال السعودي', cell: (rate: ExchangeRate) => figure(rate.sar_to_yer) }]
      : []),
    ...others.map(({ code, name }) => ({
      id: code,
      header: name,
      cell: (rate: ExchangeRate) => figure(rate.others.find(({ currency }) => currency === code)?.to_yer),
    })),
    {
      id: 'recorded_at',
      header: 'التاريخ',
      sortable: true,
      cell: (rate) => formatDateTime(rate.recorded_at),
    },
    { id: 'note', header: 'ملاحظة', cell: (rate) => rate.note },
    { id: 'created_by', header: 'سجّله', cell: (rate) => rate.created_by?.name ?? '' },
  ];
}

const figure = (rate: number | null | undefined) => (typeof rate === 'number' ? <Num value={rate} /> : '');
