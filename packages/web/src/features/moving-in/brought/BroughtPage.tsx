import {
  bringingStatus,
  broughtKinds,
  counted,
  fileText,
  movingInApi,
  nouns,
  type BringingDetail,
} from '@turoos/contract';
import { ArrowRight, FileX, Undo2 } from 'lucide-react';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { FileName } from '@/ui/FileName';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { RecordPage } from '@/ui/RecordPage';
import { FigureCards } from '../FigureCards';
import { NextSteps } from './NextSteps';
import { useTakeBack } from './use-take-back';

/** One bringing: what came, what to do next, and the way back. */
export function BroughtPage({ id }: { id: string }) {
  const query = useData('moving-in', movingInApi.bringing, { params: { id } });
  return (
    <RecordPage
      query={query}
      layout="halves"
      heading="ما نُقل من ملف"
      failed="فشل في تحميل ما نُقل"
      gone={{
        title: 'لا يوجد نقل بهذا الرابط',
        icon: FileX,
        back: { to: '/moving-in', label: 'نقل بيانات المتجر' },
      }}
    >
      {(bringing) => <Brought bringing={bringing} />}
    </RecordPage>
  );
}

function Brought({ bringing }: { bringing: BringingDetail }) {
  const { askAndTakeBack, takingBack, reason } = useTakeBack(bringing);
  const isBrought = bringing.status === 'brought';
  const bad = bringing.sheets.reduce((sum, sheet) => sum + sheet.badRows, 0);
  return (
    <>
      <PageHeader
        title={`نقل ${fileText(bringing.fileName)}`}
        description={
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusBadge
              status={{ label: bringingStatus[bringing.status], tone: isBrought ? 'success' : 'neutral' }}
            />
            {bringing.by} · {formatDateTime(bringing.at)}
          </span>
        }
        actions={
          <>
            <LinkButton to="/moving-in" icon={ArrowRight}>
              كل ما نُقل
            </LinkButton>
            <Button icon={Undo2} busy={takingBack} disabledReason={reason} onClick={askAndTakeBack}>
              التراجع عن النقل كله
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {!isBrought && bringing.takenBackAt && (
          <output className="rounded-md bg-sunken px-3 py-2">
            تراجع عنه {bringing.takenBackBy} في {formatDateTime(bringing.takenBackAt)}، وعاد المتجر كما كان
            قبله.
          </output>
        )}
        <FigureCards sheets={bringing.sheets} />
        {isBrought && <NextSteps kinds={bringing.sheets.map(({ kind }) => kind)} />}
        <BuiltOn builtOn={bringing.builtOn} />
        <Section title="أوراق الملف">
          <ul className="-my-2 divide-y divide-line">
            {bringing.sheets.map(({ name, kind, badRows }) => (
              <li key={name} className="flex flex-wrap gap-x-3 py-2">
                <span className="font-semibold">
                  {name ? legible(name) : <FileName>{bringing.fileName}</FileName>}
                </span>
                <span className="text-muted">{broughtKinds[kind].label}</span>
                {badRows > 0 && (
                  <span className="text-warning">لم يدخل منها {counted(badRows, nouns.row)}</span>
                )}
              </li>
            ))}
          </ul>
          {bad > 0 && (
            <p className="mt-3 text-sm text-muted">
              إن صحّحت الصفوف التي لم تدخل في مصنفها، فضعه في شاشة النقل كأي ملف آخر.
            </p>
          )}
        </Section>
      </div>
    </>
  );
}

const BuiltOn = ({ builtOn }: Pick<BringingDetail, 'builtOn'>) =>
  builtOn.length > 0 && (
    <Section
      title="لا يمكن التراجع عنه"
      description="بُنيت على ما نُقل عمليات، فالتراجع يفسدها. صحّح ما تريد من شاشته."
    >
      <ul>
        {builtOn.map(({ text, count }) => (
          <li key={text}>
            {legible(text)}: {formatNumber(count)}
          </li>
        ))}
      </ul>
    </Section>
  );
