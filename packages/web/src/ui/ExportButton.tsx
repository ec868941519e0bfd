import { asFile, type Endpoint, type Given, type Reply, type Right } from '@turoos/contract';
import { Download } from 'lucide-react';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { Button } from './Button';

type ExportButtonProps = {
  /** A list endpoint that also offers its rows as a file. */
  list: Endpoint & { reply: Reply & { offersFile: true } };
  /** Path parameters, where the list belongs to one record. */
  params?: object;
  /** The filters of the screen, which apply to the file too. */
  query: object;
  /** The file name before its date. */
  fileName: string;
  /** What the file contains, with the Arabic article: 'تم تصدير التحويلات'. */
  things: string;
  right?: Right;
  format?: 'csv' | 'pdf' | 'xlsx';
};

export function ExportButton({
  list,
  params,
  query,
  fileName,
  things,
  right,
  format = 'csv',
}: ExportButtonProps) {
  const mayExport = usePermit(right ?? (list.access as Right));
  const endpoint = asFile(list);
  const download = useDownload(endpoint, { done: `تم تصدير ${things}`, failed: `فشل في تصدير ${things}` });
  return (
    <Button
      icon={Download}
      busy={download.isPending}
      disabledReason={mayExport.reason}
      onClick={() =>
        download.mutate({
          fileName: datedName(fileName, format),
          given: { params, query: { ...query, page: 1, format } } as Given<typeof endpoint>,
        })
      }
    >
      {format === 'pdf' ? 'تصدير PDF' : 'تصدير'}
    </Button>
  );
}
