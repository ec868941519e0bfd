import { attachmentsApi } from '@turoos/contract';
import { CircleCheck, Files, HardDrive, Shapes, Upload } from 'lucide-react';
import { formatBytes, formatNumber } from '@/lib/format/format';
import { cardState } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';

type AttachmentsHeaderProps = { onUpload: () => void; refused: string | undefined };

export const AttachmentsHeader = ({ onUpload, refused }: AttachmentsHeaderProps) => (
  <PageHeader
    title="المرفقات"
    description="ملفات القطع والفواتير والعملاء والموردين، يراها من يحق له عرض ما أُرفقت به"
    actions={
      <Button variant="primary" icon={Upload} disabledReason={refused} onClick={onUpload}>
        رفع مرفق
      </Button>
    }
    figures={<Cards />}
  />
);

function Cards() {
  const stats = useData('attachments', attachmentsApi.stats, {});
  const { data } = stats;
  const state = cardState(stats);
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <>
      <Figure
        label="إجمالي المرفقات"
        icon={Files}
        value={count(data?.total)}
        hint={data && data.missing > 0 && `ملفات مفقودة: ${formatNumber(data.missing)}`}
        {...state}
      />
      <Figure label="النشطة" icon={CircleCheck} value={count(data?.active)} {...state} />
      <Figure label="أنواع الملفات" icon={Shapes} value={count(data?.fileTypes)} {...state} />
      <Figure label="الحجم الكلي" icon={HardDrive} value={data && formatBytes(data.totalSize)} {...state} />
    </>
  );
}
