import { backupApi, backupTexts, checkMethods, type BackupCheck, type BackupSummary } from '@turoos/contract';
import { ShieldCheck } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Skeleton } from '@/ui/Skeleton';

/** The last backup, and the last time a backup was verified by restoring it. */
export function BackupFacts({ summary }: { summary: BackupSummary | undefined }) {
  const permit = usePermit('backup:create');
  const check = useAction(backupApi.check, {
    done: 'بدأ التحقق من أحدث نسخة، وستظهر النتيجة هنا',
    failed: 'فشل في بدء التحقق',
  });
  return (
    <Section
      title="حالة النسخ"
      actions={
        <Button
          icon={ShieldCheck}
          busy={check.isPending}
          disabledReason={permit.reason}
          onClick={() => check.mutate({})}
        >
          التحقق الآن
        </Button>
      }
    >
      {summary ? (
        <DescriptionList blank="لا يوجد" facts={factsOf(summary)} />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </Section>
  );
}

const factsOf = ({ lastBackupAt, nextAt, sealsItsOwn, lastCheck, lastRestore }: BackupSummary) => [
  {
    name: 'آخر نسخة',
    value: lastBackupAt && (
      <>
        <bdi>{formatDateTime(lastBackupAt)}</bdi> ({formatAgo(lastBackupAt)})
      </>
    ),
  },
  {
    name: 'النسخة التلقائية القادمة',
    value: nextAt ? (
      <bdi>{formatDateTime(nextAt)}</bdi>
    ) : (
      <span className="flex flex-col gap-1">
        <Badge tone="warning">النسخ التلقائي متوقف</Badge>
        <span className="text-sm text-muted">{backupTexts.autoOff}</span>
      </span>
    ),
  },
  {
    name: 'تشفير النسخ التلقائية',
    value: (
      <span className="flex flex-col gap-1">
        <Badge tone={sealsItsOwn ? 'success' : 'warning'}>{sealsItsOwn ? 'مشفّرة' : 'غير مشفّرة'}</Badge>
        <span className="text-sm text-muted">
          {sealsItsOwn ? (
            'بعبارة المرور المحفوظة على الخادم؛ احفظها أيضاً خارج هذا الجهاز'
          ) : (
            <>
              لتشفيرها ضع عبارة مرور في ملف على الخادم وسمّه في <Code>TUROOS_BACKUP_PASSPHRASE_FILE</Code>
            </>
          )}
        </span>
      </span>
    ),
  },
  { name: 'آخر تحقق', value: lastCheck && <CheckResult check={lastCheck} /> },
  {
    name: lastRestore?.isTakeOver ? 'آخر انتقال' : 'آخر استعادة',
    value: lastRestore && (
      <>
        <bdi>{formatDateTime(lastRestore.at)}</bdi> —{' '}
        {lastRestore.isTakeOver ? 'انتقل المتجر إلى هذا الحاسوب بما سُجّل حتى' : 'نسخة'}{' '}
        <bdi>{formatDateTime(lastRestore.takenAt)}</bdi>
        {!lastRestore.isTakeOver && `، بواسطة ${lastRestore.by}`}
      </>
    ),
  },
];

function CheckResult({ check: { at, fileName, method, error } }: { check: BackupCheck }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <bdi>{formatDateTime(at)}</bdi>
        <Badge tone={error ? 'danger' : 'success'}>{error ? 'غير سليمة' : 'سليمة'}</Badge>
      </span>
      <span className="text-sm text-muted">{error || checkMethods[method]}</span>
      <Code className="text-sm break-all text-faint">{fileName}</Code>
    </span>
  );
}
