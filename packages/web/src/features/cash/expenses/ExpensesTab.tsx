import { cashApi, expenseStatus } from '@turoos/contract';
import { Repeat, Tags, Wallet } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { MoreActions } from '@/ui/MoreActions';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { Usd } from '@/ui/Usd';
import { useCategories, useExpenseForm, useExpenseView, useRecurringList } from '../cash-dialogs';
import { DueExpenses } from './DueExpenses';
import { expenseColumns } from './expense-columns';

/** What the shop spent, and what it has to pay today. */
export function ExpensesTab() {
  const list = useList('cash', cashApi.expenses, {
    filters: ['startDate', 'endDate', 'category', 'account', 'status'],
    sort: '-date',
  });
  const form = useExpenseForm();
  const view = useExpenseView();
  const categories = useCategories();
  const recurring = useRecurringList();
  const add = () => form.show({});
  useCreateFromUrl('cash:update', add);
  const summary = list.result.data?.summary;

  return (
    <>
      <DueExpenses onEdit={(expense) => form.show({ recurring: expense })} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <p className="grow text-lg" aria-live="polite">
          {summary && (
            <>
              المجموع: <Usd cents={summary.total} className="font-semibold" />{' '}
              <span className="text-base text-muted">(عدد المصروفات: {formatNumber(summary.count)})</span>
            </>
          )}
        </p>
        <AddButton right="cash:update" label="مصروف جديد" onAdd={add} />
        <MoreActions>
          <Button icon={Repeat} onClick={() => recurring.show(null)}>
            المتكررة
          </Button>
          <Button icon={Tags} onClick={() => categories.show(null)}>
            الأنواع
          </Button>
          <ExportButton list={cashApi.expenses} query={list.query} fileName="expenses" things="المصروفات" />
        </MoreActions>
      </div>
      <FilterBar list={list} columns={expenseColumns} searchLabel="ابحث في المصروفات">
        <ExpenseFilters list={list} />
        <PeriodFilter list={list} />
      </FilterBar>
      <DataTable
        label="المصروفات"
        columns={expenseColumns}
        failedTitle="فشل في جلب المصروفات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={view.show}
        empty={
          <EmptyState
            icon={Wallet}
            title="لا توجد مصروفات بعد"
            message="سجّل الإيجار والرواتب وما يُدفع من الصندوق، ليظهر الربح بعد المصروفات."
            action={<AddButton right="cash:update" label="مصروف جديد" onAdd={add} />}
          />
        }
      />
      {form.dialog}
      {view.dialog}
      {categories.dialog}
      {recurring.dialog}
    </>
  );
}

type Filter = 'category' | 'account' | 'status';
type ExpenseFiltersProps = {
  list: { filters: Record<Filter, string>; setFilter: (name: Filter, value: string) => void };
};

function ExpenseFilters({ list }: ExpenseFiltersProps) {
  const categories = useData('cash', cashApi.expenseCategories, {}).data ?? [];
  const accounts = useData('cash', cashApi.accounts, {}).data ?? [];
  const named = (all: readonly { _id: string; name: string }[]) =>
    all.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <FilterSelect list={list} name="category" label="النوع" all="كل الأنواع" options={named(categories)} />
      <FilterSelect list={list} name="account" label="الحساب" all="كل الحسابات" options={named(accounts)} />
      <FilterSelect
        list={list}
        name="status"
        label="الحالة"
        all="كل الحالات"
        options={optionsOf(expenseStatus)}
      />
    </>
  );
}
