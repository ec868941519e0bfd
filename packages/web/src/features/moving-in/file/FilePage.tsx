import { fileText, movingInApi, type BroughtFile } from '@turoos/contract';
import { ArrowRight, FileX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatAgo, formatBytes } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { Button } from '@/ui/Button';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { RecordPage } from '@/ui/RecordPage';
import { PreviewStep } from '../preview/PreviewStep';
import { useDiscard } from '../use-discard';
import { ReadingStep } from './ReadingStep';
import { Steps } from './Steps';
import { useChoices } from './use-choices';

/** Milliseconds after which a file that is being brought, by another browser perhaps, is looked at again. */
const LOOK_AGAIN = 5000;

/** A file on its way into the shop. */
export function FilePage({ id }: { id: string }) {
  const query = useData(
    'moving-in',
    movingInApi.file,
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data?.isBringing ? LOOK_AGAIN : false) },
  );
  return (
    <RecordPage
      query={query}
      layout="single"
      heading="ملف من برنامج آخر"
      failed="فشل في تحميل الملف المرفوع"
      gone={{
        title: 'لم يعد هذا الملف هنا',
        message: 'نُقل أو حُذف. تجد كل ما نُقل في شاشة النقل.',
        icon: FileX,
        back: { to: '/moving-in', label: 'نقل بيانات المتجر' },
      }}
    >
      {(file) => <FileSteps file={file} />}
    </RecordPage>
  );
}

function FileSteps({ file }: { file: BroughtFile }) {
  const { step } = useSearch();
  const choices = useChoices(file);
  const [leaving, setLeaving] = useState(false);
  const isPreview = step === 'preview' || file.isBringing;
  const { askAndDiscard, discarding } = useDiscard(file, () => void navigate({ to: '/moving-in' }));

  const preview = async () => {
    setLeaving(true);
    const saved = await choices.settle();
    setLeaving(false);
    if (saved) void navigate({ to: '/moving-in', search: { file: file._id, step: 'preview' } });
  };

  return (
    <>
      <PageHeader
        title={fileText(file.name)}
        description={`${formatBytes(file.size)} · ${file.uploadedBy} · ${formatAgo(file.uploadedAt)}`}
        actions={
          <LinkButton to="/moving-in" icon={ArrowRight}>
            كل الملفات
          </LinkButton>
        }
        more={
          <Button
            icon={Trash2}
            busy={discarding}
            disabledReason={file.isBringing && 'الملف يُنقل الآن'}
            onClick={() => void askAndDiscard()}
          >
            حذف الملف المرفوع
          </Button>
        }
      />
      <Steps now={isPreview ? 2 : 1} />
      <div className="flex flex-col gap-4">
        {choices.error !== null && (
          <div className="flex flex-wrap items-center gap-2">
            <ErrorBanner error={choices.error} />
            <Button size="sm" onClick={choices.retry}>
              إعادة المحاولة
            </Button>
          </div>
        )}
        {isPreview ? (
          <PreviewStep file={file} sheets={choices.sheets} onChange={choices.change} />
        ) : (
          <ReadingStep
            sheets={choices.sheets}
            onChange={choices.change}
            busy={leaving}
            onPreview={() => void preview()}
          />
        )}
      </div>
    </>
  );
}
