import { movingInApi, type BringingPreview, type BroughtFile } from '@turoos/contract';
import { Download } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { useDownload } from '@/lib/http/use-download';
import { Button } from '@/ui/Button';

type BadRowsProps = { file: BroughtFile; preview: BringingPreview };

/** Says how many rows stay out, with the workbook of them alone. */
export function BadRows({ file, preview }: BadRowsProps) {
  const download = useDownload(movingInApi.badRows, {
    done: 'تم تنزيل الصفوف التي لا تدخل',
    failed: 'فشل في تنزيل الصفوف التي لا تدخل',
  });
  const bad = preview.sheets.reduce((sum, sheet) => sum + sheet.badRows, 0);
  if (bad === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft px-4 py-3 text-warning">
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold">صفوف لا تدخل: {formatNumber(bad)}.</span> يدخل الباقي دونها. نزّلها قبل
        النقل، وصحّحها في مصنفها، ثم ضعه في شاشة النقل كأي ملف.
      </p>
      <Button
        icon={Download}
        busy={download.isPending}
        onClick={() =>
          download.mutate({
            fileName: `${file.name.replace(/\.[^.]*$/, '')} - صفوف للتصحيح.xlsx`,
            given: { params: { id: file._id } },
          })
        }
      >
        تنزيل الصفوف التي لا تدخل
      </Button>
    </div>
  );
}
