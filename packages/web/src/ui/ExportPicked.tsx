import type { PickedFile, Right } from '@turoos/contract';
import { Download } from 'lucide-react';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import type { Picked } from '@/lib/list/use-picked';
import { usePermit } from '@/lib/session/can';
import { Button } from './Button';

type ExportPickedProps = {
  endpoint: PickedFile;
  picked: Pick<Picked<{ _id: string }>, 'rows'>;
  /** The file name before its date. */
  fileName: string;
  /** What the file contains, with the Arabic article: 'المنتجات'. */
  things: string;
  /** Another right that is needed beside that of the endpoint. */
  right?: Right;
};

/** Saves the picked rows of a list as a file. */
export function ExportPicked({ endpoint, picked, fileName, things, right }: ExportPickedProps) {
  const own = endpoint.access as Right;
  const mayExport = usePermit(right ?? own, own);
  const download = useDownload(endpoint, {
    done: `تم تصدير المحدد من ${things}`,
    failed: `فشل في تصدير المحدد من ${things}`,
  });
  return (
    <Button
      size="sm"
      icon={Download}
      busy={download.isPending}
      disabledReason={mayExport.reason}
      onClick={() =>
        download.mutate({
          fileName: datedName(fileName, 'csv'),
          given: { body: { ids: picked.rows().map(({ _id }) => _id) } },
        })
      }
    >
      تصدير المحدد
    </Button>
  );
}
