import type { BringingPreview, BroughtFile } from '@turoos/contract';
import { ArrowRight, PackageCheck } from 'lucide-react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { LinkButton } from '@/ui/LinkButton';
import { Progress } from '@/ui/Progress';
import { ActionBar } from '../ActionBar';
import { rightsOf } from '../rights-of';
import { bringGuard } from './bring-guard';
import { useBring } from './use-bring';

type BringBarProps = { file: BroughtFile; preview: BringingPreview | undefined; recounting: boolean };

/** The last step: brings the file, and shows that it is being brought. */
export function BringBar({ file, preview, recounting }: BringBarProps) {
  const { bring, isBringing, error } = useBring(file);
  const may = usePermit(...rightsOf(preview?.sheets.map(({ kind }) => kind) ?? []));
  const reason = may.reason ?? (preview ? bringGuard(preview) : 'انتظر المعاينة');
  if (isBringing)
    return (
      <div aria-live="polite" className="rounded-lg border border-line bg-surface p-4 shadow-card">
        <Progress
          label="جارٍ النقل"
          hint="قد يستغرق دقيقة للملفات الكبيرة. يمكنك ترك الصفحة: يكتمل النقل وحده وتجده هنا، ولا يدخل جزء من الملف دون جزء."
        />
      </div>
    );
  return (
    <>
      <ErrorBanner error={error} />
      <ActionBar>
        <Button
          variant="primary"
          icon={PackageCheck}
          busy={recounting}
          disabledReason={reason}
          onClick={() => preview && bring(preview.version)}
        >
          نقل إلى المتجر
        </Button>
        <LinkButton to="/moving-in" search={{ file: file._id }} icon={ArrowRight}>
          تعديل القراءة
        </LinkButton>
        {reason && preview && <p className="text-muted">{legible(reason)}</p>}
      </ActionBar>
    </>
  );
}
