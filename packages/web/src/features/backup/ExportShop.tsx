import { adenDay, backupApi } from '@turoos/contract';
import { PackageOpen } from 'lucide-react';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';

/** Takes everything out of the shop in files that other programs read. */
export function ExportShop() {
  const permit = usePermit('backup:whole');
  const download = useDownload(backupApi.exportShop, {
    done: 'تم تصدير كل بيانات المتجر',
    failed: 'فشل في تصدير بيانات المتجر',
  });
  return (
    <Section
      title="بياناتك لك"
      actions={
        <Button
          icon={PackageOpen}
          busy={download.isPending}
          disabledReason={permit.reason}
          onClick={() => download.mutate({ fileName: `turoos-${adenDay()}.zip`, given: {} })}
        >
          تصدير كل بيانات المتجر
        </Button>
      }
    >
      <p className="text-muted">
        {legible(
          'ملف مضغوط واحد فيه كل ما سجّله المتجر جداولَ Excel، وصوره ومرفقاته، وملفات جاهزة للاستيراد في ERPNext وOdoo؛ وهو ليس نسخة احتياطية.',
        )}
      </p>
    </Section>
  );
}
