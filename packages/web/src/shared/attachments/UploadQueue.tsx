import { CircleAlert, RotateCw, X } from 'lucide-react';
import { fileText } from '@turoos/contract';
import { Words } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { Progress } from '@/ui/Progress';
import type { QueuedFile } from './use-upload-queue';

type UploadQueueProps = {
  queue: readonly QueuedFile[];
  onRetry: (one: QueuedFile) => void;
  onDrop: (id: number) => void;
};

/** The progress of each upload, and why the failed ones failed. */
export const UploadQueue = ({ queue, onRetry, onDrop }: UploadQueueProps) =>
  queue.length > 0 && (
    <ul aria-label="الملفات قيد الرفع" className="flex flex-col gap-2">
      {queue.map((one) => (
        <li key={one.id}>
          {one.problem === undefined ? (
            <Progress label={fileText(one.file.name)} percent={one.percent} />
          ) : (
            <div
              role="alert"
              className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger"
            >
              <CircleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
              <p className="min-w-0 grow">
                <bdi className="font-semibold break-words">
                  <Words>{one.file.name}</Words>
                </bdi>
                : {one.problem}
              </p>
              {one.retriable && (
                <IconButton
                  size="sm"
                  icon={RotateCw}
                  label={`إعادة رفع ${one.file.name}`}
                  onClick={() => onRetry(one)}
                />
              )}
              <IconButton
                size="sm"
                icon={X}
                label={`إخفاء ${one.file.name}`}
                onClick={() => onDrop(one.id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
