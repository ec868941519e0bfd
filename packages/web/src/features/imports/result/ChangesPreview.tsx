import { importsApi, type ImportItem } from '@turoos/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Eye } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { hasFailed } from '@/lib/http/query-state';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { OldNote } from '@/ui/OldNote';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import type { CheckSummary } from '../file/sheet-messages';
import { IMPORT_TIMEOUT } from '../import-timeout';
import { changeColumns } from './change-columns';
import { ScrollBox } from './ScrollBox';

/** More rows than this are sent to be looked at only when someone asks: a slow line would carry them twice. */
const askedByItself = 5000;

type ChangesPreviewProps = { checked: CheckSummary; items: () => Promise<ImportItem[]> };

/** What importing would do to parts that are there already. */
export function ChangesPreview({ checked, items }: ChangesPreviewProps) {
  const [asked, setAsked] = useState<CheckSummary>();
  const wanted = checked.valid <= askedByItself || asked === checked;
  const preview = useQuery({
    queryKey: key('products', 'import-preview', checked.first, checked.valid, checked.total),
    queryFn: async ({ signal }) =>
      call(importsApi.preview, { body: { items: await items() } }, { signal, timeout: IMPORT_TIMEOUT }),
    enabled: wanted && checked.valid > 0,
    staleTime: Infinity,
  });
  const { data } = preview;
  if (checked.valid === 0) return null;
  return (
    <Section
      title="ما الذي سيتغير"
      description={
        data &&
        `منتجات جديدة: ${formatNumber(data.created)}، موجودة تزيد كميتها: ${formatNumber(data.existing)}، منها يتغير اسمها أو سعرها: ${formatNumber(data.changed)}`
      }
      actions={
        !wanted && (
          <Button icon={Eye} onClick={() => setAsked(checked)}>
            معاينة التغييرات
          </Button>
        )
      }
    >
      <OldNote query={preview} />
      {hasFailed(preview) ? (
        <ErrorState
          error={preview.error}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : data ? (
        <Changes changes={data.changes} existing={data.existing} />
      ) : wanted ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <p className="text-muted">الملف كبير، اطلب المعاينة قبل الاستيراد إن شئت.</p>
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
      <ScrollBox label="المنتجات الموجودة">
        <Table label="المنتجات الموجودة" columns={changeColumns} rows={changes} rowKey={({ _id }) => _id} />
      </ScrollBox>
      {existing > changes.length && (
        <p className="mt-2 text-sm text-muted">
          تظهر أول {formatNumber(changes.length)} من {formatNumber(existing)}.
        </p>
      )}
    </>
  );
