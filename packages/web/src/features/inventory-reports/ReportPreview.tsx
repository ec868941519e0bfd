import {
  inventoryReportsApi,
  reportTexts,
  type InventoryReport,
  type ReportResult,
  type TableChart,
  type Cell,
  type CellKind,
} from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { FileBarChart, Play } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDateTime, formatNumber, formatUsd } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Code, PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { Progress } from '@/ui/Progress';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { StatCard } from '@/ui/StatCard';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { useGenerateReport } from './use-report-actions';

const limit = 20;

/** The stored result: figures, chart and paged rows. */
export function ReportPreview({ report }: { report: InventoryReport }) {
  const [page, setPage] = useState(1);
  const given = { params: { id: report._id }, query: { page, limit } };
  const result = useData('inventory-reports', inventoryReportsApi.result, given, {
    placeholderData: keepPreviousData,
    enabled: report.rowCount !== null,
  });
  if (report.rowCount === null) return <NoResult report={report} />;
  return (
    <QueryBoundary query={result}>
      {(made) => (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-muted">
            {made.facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')} · أُنشئ في{' '}
            <bdi>{formatDateTime(made.generatedAt)}</bdi>
          </p>
          {report.includeSummary && <Figures result={made} />}
          {report.includeCharts && made.chart && made.chart.bars.length > 0 && (
            <ResultBars chart={made.chart} />
          )}
          <Rows result={made} stale={result.isPlaceholderData} onPage={setPage} />
        </div>
      )}
    </QueryBoundary>
  );
}

function NoResult({ report }: { report: InventoryReport }) {
  const mayGenerate = usePermit('inventoryReports:create');
  const { generate, isPending } = useGenerateReport(report);
  if (report.status === 'generating') return <Progress label="جارٍ إنشاء التقرير" percent={report.progress} />;
  return (
    <EmptyState
      icon={FileBarChart}
      title={reportTexts.noResult}
      message={report.error || 'أنشئ التقرير لتظهر نتيجته هنا.'}
      action={
        <Button
          variant="primary"
          icon={Play}
          busy={isPending}
          disabledReason={mayGenerate.reason}
          onClick={generate}
        >
          إنشاء
        </Button>
      }
    />
  );
}

const Figures = ({ result }: { result: ReportResult }) => (
  <div className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-5">
    {result.summary.map(({ label, value, kind }) => (
      <StatCard key={label} label={label} value={<Code>{figureText(value, kind)}</Code>} />
    ))}
  </div>
);

type RowsProps = { result: ReportResult; stale: boolean; onPage: (page: number) => void };

function Rows({ result: { columns, rows, rowCount, page }, stale, onPage }: RowsProps) {
  if (rowCount === 0)
    return <EmptyState title="لا صفوف في هذا التقرير" message="لا يوجد ما يطابق عوامل التصفية." />;
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <Table
        label="صفوف التقرير"
        stale={stale}
        columns={columnsOf(columns, rows)}
        rows={[...rows.keys()]}
        rowKey={String}
      />
      <Pagination page={page} limit={limit} total={rowCount} onPage={onPage} />
    </div>
  );
}

/** Builds columns over row indexes, because the result's rows have no ids. */
const columnsOf = (columns: ReportResult['columns'], rows: ReportResult['rows']): Column<number>[] =>
  columns.map(({ label, kind }, index) => ({
    id: label,
    header: label,
    primary: index === 0,
    cell: (at) => <CellView value={rows[at]?.[index] ?? null} kind={kind} />,
  }));

/** The largest groups of a result as horizontal bars, because part names are long. */
function ResultBars({ chart: { title, kind, bars } }: { chart: TableChart }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure aria-label={title} className="flex flex-col gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <dl className="flex flex-col gap-2 text-sm">
        {bars.map(({ label, value }) => (
          <div key={label} className="grid items-center gap-x-3 sm:grid-cols-[16rem_1fr]">
            <dt className="truncate text-muted" title={label}>
              {label}
            </dt>
            <dd className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="h-3 rounded-sm bg-accent"
                style={{ width: `${(75 * value) / most}%` }}
              />
              <Code>{figureText(value, kind)}</Code>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Formats a number by the kind of its column. */
const figureText = (value: number, kind: CellKind): string =>
  kind === 'usd' ? formatUsd(value) : `${formatNumber(value)}${kind === 'percent' ? '%' : ''}`;

/** Renders a stored cell by the kind of its column. */
function CellView({ value, kind }: { value: Cell; kind: CellKind }) {
  if (value === null || value === '') return <span className="text-faint">—</span>;
  if (typeof value === 'number') return <Code>{figureText(value, kind)}</Code>;
  if (kind === 'day') return <bdi>{formatDate(value)}</bdi>;
  if (kind === 'moment') return <bdi>{formatDateTime(value)}</bdi>;
  if (kind === 'code') return <PartNumber>{value}</PartNumber>;
  return value;
}
