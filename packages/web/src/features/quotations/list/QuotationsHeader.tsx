import { keepPreviousData } from '@tanstack/react-query';
import { quotationsApi, wonPercent, type QuotationsReport } from '@turoos/contract';
import { ChartColumn, CircleCheck, CircleX, Clock, FileText, Plus } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { filtersOfFigures } from '@/lib/list/figure-filter';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { ExportButton } from '@/ui/ExportButton';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { PageHeader } from '@/ui/PageHeader';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { QuotationsList } from './quotations-list';

const worth = (share: QuotationsReport['all']) => <Money usd={share.value} at={share.rials} />;

const cards: readonly FigureSpec<QuotationsReport>[] = [
  {
    label: 'العروض',
    icon: FileText,
    count: ({ all }) => all.count,
    hint: ({ all }) => worth(all),
    filter: {},
  },
  {
    label: 'بانتظار العميل',
    icon: Clock,
    tone: 'info',
    count: ({ open }) => open.count,
    hint: ({ open }) => worth(open),
    filter: { status: 'open' },
  },
  {
    label: 'بيع منها',
    icon: CircleCheck,
    tone: 'success',
    count: ({ won }) => won.count,
    hint: (report) => (
      <>
        {percentText(report)} {worth(report.won)}
      </>
    ),
    filter: { status: 'won' },
  },
  {
    label: 'لم تتم',
    icon: CircleX,
    tone: 'warning',
    count: ({ lost }) => lost.count,
    hint: ({ lost }) => worth(lost),
    filter: { status: 'lost' },
  },
];

function percentText({ won, lost, expired }: QuotationsReport): string {
  const percent = wonPercent(won.count, lost.count + expired.count);
  return percent === null ? '' : `${percent}% مما انتهى ·`;
}

const loadReport = () => import('./ReportDialog').then((m) => m.default);

export function QuotationsHeader({ list }: { list: QuotationsList }) {
  const filters = filtersOfFigures(
    cards.map(({ filter }) => filter),
    list.filters,
  );
  const report = useData(
    'quotations',
    quotationsApi.report,
    { query: { q: list.q, ...filters } },
    { placeholderData: keepPreviousData },
  );
  const details = useLazyDialog<QuotationsReport>(loadReport);
  return (
    <>
      <PageHeader
        title="عروض الأسعار"
        actions={<NewQuotationLink />}
        more={
          <>
            <Button
              icon={ChartColumn}
              disabledReason={report.data ? undefined : 'لم تصل الأرقام بعد'}
              onClick={() => report.data && details.show(report.data)}
            >
              النتائج حسب البائع والسبب
            </Button>
            <ExportButton
              list={quotationsApi.list}
              query={list.query}
              fileName="quotations"
              things="عروض الأسعار"
            />
          </>
        }
        figures={<Figures query={report} cards={cards} list={list} />}
      />
      {details.dialog}
    </>
  );
}

export function NewQuotationLink() {
  const { reason } = usePermit('sales:create');
  return (
    <LinkButton to="/quotations/new" icon={Plus} variant="primary" disabledReason={reason}>
      عرض سعر جديد
    </LinkButton>
  );
}
