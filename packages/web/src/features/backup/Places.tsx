import { backupApi, ltr, standbyApi, type BackupPlace } from '@turoos/contract';
import { CopyCheck, FolderPlus, Trash2 } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** The folders elsewhere into which the newest backup is copied. */
export function Places({ places }: { places: readonly BackupPlace[] | undefined }) {
  const mayAdd = usePermit('backup:whole');
  const mayCopy = usePermit('backup:create');
  const { data: standing } = useData('backup', standbyApi.overview, {});
  const isStoodBy = standing?.standbys.some(({ state }) => state === 'inStep');
  const adding = useLazyDialog<null>(() => import('./NewPlaceDialog').then((m) => m.NewPlaceDialog));
  const copy = useAction(backupApi.copy, {
    done: 'بدأ النسخ، وستظهر النتيجة هنا',
    failed: 'فشل في بدء النسخ',
  });
  return (
    <Section
      title="نسخ خارج هذا الجهاز"
      description="قرص ثانٍ أو ذاكرة USB أو مجلد مشترك: تُنسخ إليه أحدث نسخة احتياطية وتُقرأ منه وتُقارن بالأصل"
      actions={
        <>
          <Button icon={FolderPlus} disabledReason={mayAdd.reason} onClick={() => adding.show(null)}>
            إضافة مكان
          </Button>
          {places && places.length > 0 && (
            <Button
              icon={CopyCheck}
              busy={copy.isPending}
              disabledReason={mayCopy.reason}
              onClick={() => copy.mutate({})}
            >
              النسخ الآن
            </Button>
          )}
        </>
      }
    >
      {places?.every(({ isSameDisk }) => isSameDisk) && (
        <p
          className={cn(
            places.length > 0 && 'mb-3',
            places.length === 0 || isStoodBy ? 'text-muted' : 'text-danger',
          )}
        >
          {isStoodBy
            ? 'المتجر كله على الحاسوب الاحتياطي أيضاً، ولا ملف نسخة خارج هذا الجهاز يعود به المتجر إن خرب ما فيه. أضف مكاناً'
            : 'لا توجد نسخة خارج هذا الجهاز، فإن تلف قرصه أو سُرق ضاع المتجر كله. أضف مكاناً واحداً على الأقل'}
          {places.length > 0 && ' على قرص آخر'}.
        </p>
      )}
      {places && places.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {places.map((place) => (
            <Place key={place._id} place={place} />
          ))}
        </ul>
      )}
      {adding.dialog}
    </Section>
  );
}

function Place({ place }: { place: BackupPlace }) {
  const { _id, path, isSameDisk, stateAt, problem } = place;
  const confirm = useConfirm();
  const permit = usePermit('backup:whole');
  const remove = useAction(backupApi.removePlace, {
    done: 'أُوقف النسخ إلى هذا المكان، وبقيت النسخ التي فيه',
    failed: 'فشل في إزالة المكان',
  });
  const askRemove = async () => {
    const sure = await confirm({
      title: 'إيقاف النسخ إلى مكان',
      message: `لن تُنسخ النسخ الاحتياطية إلى ${ltr(path)} بعد الآن. النسخ التي فيه تبقى.`,
      confirmLabel: 'إيقاف النسخ',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Code className="break-all">{path}</Code>
          {problem && <Badge tone="danger">لم تُنسخ</Badge>}
          {isSameDisk && <Badge tone="warning">على قرص البيانات نفسه</Badge>}
        </span>
        <span className="text-sm text-muted">
          {stateAt ? (
            <>
              فيه نسخة <bdi>{formatDateTime(stateAt)}</bdi> ({formatAgo(stateAt)})
            </>
          ) : (
            'لا توجد فيه نسخة بعد'
          )}
        </span>
        {problem && <span className="text-sm text-danger">{problem}</span>}
      </div>
      <IconButton
        label={`إزالة المكان ${path}`}
        icon={Trash2}
        busy={remove.isPending}
        disabledReason={permit.reason}
        onClick={() => void askRemove()}
      />
    </li>
  );
}
