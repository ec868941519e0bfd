import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { IconButton } from './IconButton';
import { Select } from './Select';

type PaginationProps = {
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
  onLimit?: (limit: number) => void;
  /** Further buttons. */
  children?: ReactNode;
};

const limits = ['10', '20', '50', '100'];

export function Pagination({ page, limit, total, onPage, onLimit, children }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const choices = [...new Set([...limits, String(limit)])].map((value) => ({
    value,
    label: `${value} في الصفحة`,
  }));
  return (
    <nav
      aria-label="صفحات القائمة"
      className="flex no-print flex-wrap items-center gap-x-4 gap-y-2 px-3 py-1 text-sm"
    >
      <p className="grow text-muted">
        الإجمالي: <b className="text-ink tabular-nums">{formatNumber(total)}</b>
      </p>
      {children}
      {onLimit && (
        <Select
          aria-label="عدد السجلات في الصفحة"
          className="w-36 max-sm:hidden"
          value={String(limit)}
          onValueChange={(value) => onLimit(Number(value))}
          options={choices}
        />
      )}
      <div className="flex items-center gap-2">
        <IconButton
          label="الصفحة السابقة"
          icon={ChevronRight}
          variant="secondary"
          disabledReason={page <= 1 && 'هذه أول صفحة'}
          onClick={() => onPage(page - 1)}
        />
        <span className="tabular-nums" aria-live="polite">
          صفحة {formatNumber(page)} من {formatNumber(pages)}
        </span>
        <IconButton
          label="الصفحة التالية"
          icon={ChevronLeft}
          variant="secondary"
          disabledReason={page >= pages && 'هذه آخر صفحة'}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
