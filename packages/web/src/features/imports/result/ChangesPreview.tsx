import { Eye } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { StaleNote } from '@/ui/StaleNote';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { PreviewInUse } from '../use-preview';
import { changeColumns } from './change-columns';
import { ScrollBox } from '@/ui/ScrollBox';

/** Previews the changes the import makes to existing parts. */
export function ChangesPreview({ preview: { query: preview, wanted, ask } }: { preview: PreviewInUse }) {
  const { data } = preview;
  return (
    <Section
      title="ما الذي سيتغير"
      description={
        data &&
        `منتجات جديدة: ${formatNumber(data.created)}، موجودة تزيد كميتها: ${formatNumber(data.existing)}، منها يتغير اسمها أو سعرها: ${formatNumber(data.changed)}`
      }
      actions={
        !wanted && (
          <Button icon={Eye} onClick={ask}>
            معاينة التغييرات
          </Button>
        )
      }
    >
      <StaleNote query={preview} />
      {data && data.unpriced > 0 && (
        <p className="mb-2 text-warning">
          منتجات جديدة بلا سعر بيع: {formatNumber(data.unpriced)}. سعّرها قبل بيعها.
        </p>
      )}
      {hasFailed(preview) ? (
        <ErrorState
          error={preview.error}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : data ? (
        data.created + data.existing > 0 && <Changes changes={data.changes} existing={data.existing} />
      ) : wanted ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <p className="text-muted">
          الملف كبير: اطلب المعاينة لتعرف ما يتغير، وما لا يُقبل من وحدات القياس، قبل الاستيراد.
        </p>
      )}
    </Section>
  );
}

type ChangesProps = { changes: Parameters<(typeof changeColumns)[0]['cell']>[0][]; existing: number };

const Changes = ({ changes, existing }: ChangesProps) =>
  changes.length === 0 ? (
    <p className="text-muted">كل القطع جديدة، ولن يتغير أي منتج موجود.</p>
  ) : (
    <>
      <ScrollBox label="قائمة المنتجات الموجودة">
        <Table label="المنتجات الموجودة" columns={changeColumns} rows={changes} rowKey={({ _id }) => _id} />
      </ScrollBox>
      {existing > changes.length && (
        <p className="mt-2 text-sm text-muted">
          تظهر أول {formatNumber(changes.length)} من {formatNumber(existing)}.
        </p>
      )}
    </>
  );
