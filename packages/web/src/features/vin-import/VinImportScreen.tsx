import { Eraser, Plus, Save } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Kbd } from '@/ui/Kbd';
import { PageHeader } from '@/ui/PageHeader';
import { RecoveredNote } from '@/ui/RecoveredNote';
import { VehicleCard } from './VehicleCard';
import { VinGrid } from './grid/VinGrid';
import { ImportedCard } from './ImportedCard';
import { useVinImport, type VinImporting } from './use-vin-import';
import { isBlankRow, newRow } from './vin-rows';

export function VinImportScreen() {
  const importing = useVinImport();
  const { result, isNews, discard } = importing;
  return (
    <>
      <PageHeader
        title="استيراد القطع برقم الهيكل"
        description="قطع سيارة مفككة إلى المخزون دفعة واحدة: ابحث برقم هيكلها أو اكتبها أو الصقها من جدول. ما له مثيل جديد يدخل قطعةً مستعملة برقمه وفي آخره U."
      />
      {result ? (
        <ImportedCard result={result} onAgain={importing.again} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isNews && <RecoveredNote onDiscard={discard} />}
          <VehicleCard importing={importing} />
          <RowsCard importing={importing} />
        </div>
      )}
    </>
  );
}

function RowsCard({ importing }: { importing: VinImporting }) {
  const { draft, problems, changeRows, blocked, save, isSaving } = importing;
  const mayImport = usePermit('products:import');
  const count = draft.rows.filter((row) => !isBlankRow(row)).length;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <VinGrid rows={draft.rows} problems={problems} onChange={changeRows} />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Plus} onClick={() => changeRows((rows) => [...rows, newRow()])}>
          إضافة صف
        </Button>
        {count > 0 && (
          <Button variant="ghost" icon={Eraser} onClick={() => changeRows(() => [newRow()])}>
            محو الجدول
          </Button>
        )}
        <p className="grow text-sm text-muted max-sm:hidden">
          <Kbd keys="Enter" /> إلى الصف التالي، <Kbd keys="Ctrl+D" /> تعبئة الخلية إلى الأسفل، واللصق من جدول
          يملأ خلاياه كلها.
        </p>
        <Button
          variant="primary"
          icon={Save}
          busy={isSaving}
          disabledReason={mayImport.reason ?? blocked}
          onClick={save}
        >
          حفظ القطع ({formatNumber(count)})
        </Button>
      </div>
      {blocked && count > 0 && <p className="text-sm text-danger">{blocked}</p>}
    </Card>
  );
}
