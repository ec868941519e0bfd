import { asFile, type Endpoint, type Given, type Reply } from '@turoos/contract';
import { Download } from 'lucide-react';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { Button } from '@/ui/Button';

export type DownloadsProps = {
  endpoint: Endpoint & { reply: Reply & { offersFile: true } };
  params?: object;
  query: object;
  /** The file name before its date. */
  fileName: string;
};

const formats = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' } as const;

/** Saves a report as a file for paper, for Excel, or for any other program. */
export function Downloads({ endpoint, params, query, fileName }: DownloadsProps) {
  const file = asFile(endpoint);
  const download = useDownload(file, { done: 'تم تصدير التقرير', failed: 'فشل في تصدير التقرير' });
  const running = download.isPending ? download.variables.fileName : undefined;
  return Object.entries(formats).map(([format, label]) => {
    const name = datedName(fileName, format);
    return (
      <Button
        key={format}
        size="sm"
        icon={Download}
        aria-label={`تصدير ${label}`}
        busy={running === name}
        onClick={() =>
          download.mutate({
            fileName: name,
            given: { params, query: { ...query, page: 1, format } } as Given<typeof file>,
          })
        }
      >
        {label}
      </Button>
    );
  });
}
