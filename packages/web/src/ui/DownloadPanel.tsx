import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fileText } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import type { RunningDownload } from '@/lib/http/running-downloads';
import { Button } from './Button';
import { useTopDialog } from './dialog-stack';
import { Progress } from './Progress';

/** Shows the progress of long downloads above any open dialog, each with a button that cancels it. */
export default function DownloadPanel({ downloads }: { downloads: readonly RunningDownload[] }) {
  const dialog = useTopDialog();
  return createPortal(<Region downloads={downloads} />, dialog ?? document.body);
}

function Region({ downloads }: { downloads: readonly RunningDownload[] }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.showPopover(), []);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="التنزيلات"
      className="inset-x-4 bottom-[calc(var(--bottom-bar)+6rem)] flex no-print flex-col gap-2 overflow-visible bg-transparent p-0 sm:start-4 sm:end-auto sm:bottom-4 sm:w-96"
    >
      {downloads.map((download) => (
        <DownloadCard key={download.id} download={download} />
      ))}
    </section>
  );
}

function DownloadCard({ download: { fileName, pages, cancel } }: { download: RunningDownload }) {
  return (
    <div className="flex animate-enter items-end gap-3 rounded-lg border-s-4 border-info bg-surface p-3 shadow-popup">
      <div className="min-w-0 grow">
        <Progress
          label={`جارٍ إعداد الملف ${fileText(fileName)}`}
          percent={pages && Math.floor((100 * pages.done) / pages.total)}
          hint={
            pages
              ? `الصفحات المستلمة: ${formatNumber(pages.done)} من ${formatNumber(pages.total)}`
              : 'تُقرأ البيانات…'
          }
        />
      </div>
      <Button size="sm" onClick={cancel}>
        إلغاء
      </Button>
    </div>
  );
}
