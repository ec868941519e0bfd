import { transactionTypes } from '@turoos/contract';
import { X } from 'lucide-react';
import { Button } from '@/ui/Button';
import { DateInput } from '@/ui/DateInput';
import { Select } from '@/ui/Select';
import type { useStatement } from './use-statement';

const types = Object.entries(transactionTypes).map(([value, label]) => ({ value, label }));

type StatementFiltersProps = { list: ReturnType<typeof useStatement>['list'] };

export function StatementFilters({ list }: StatementFiltersProps) {
  return (
    <search className="mb-3 flex no-print flex-wrap items-center gap-2">
      <Select
        aria-label="نوع الحركة"
        placeholder="كل الحركات"
        className="w-44 max-sm:w-full"
        options={types}
        value={list.filters.type}
        onValueChange={(value) => list.setFilter('type', value)}
      />
      <div className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <span aria-hidden="true">من</span>
        <DateInput
          aria-label="من تاريخ"
          value={list.filters.startDate}
          max={list.filters.endDate || undefined}
          onChange={(event) => list.setFilter('startDate', event.target.value)}
        />
        <span aria-hidden="true">إلى</span>
        <DateInput
          aria-label="إلى تاريخ"
          value={list.filters.endDate}
          min={list.filters.startDate || undefined}
          onChange={(event) => list.setFilter('endDate', event.target.value)}
        />
      </div>
      {list.activeFilters > 0 && (
        <Button variant="ghost" icon={X} onClick={list.clear}>
          مسح التصفية
        </Button>
      )}
    </search>
  );
}
