import { fileProblem, type NewAttachment } from '@turoos/contract';
import { useRef, useState } from 'react';
import { failureText, isExplained } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { texts } from './attachment-texts';
import { useSendFile } from './use-send-file';

export interface QueuedFile {
  id: number;
  file: File;
  percent: number;
  /** Why the upload failed. */
  problem?: string;
  /** Whether a retry may succeed: the server did not refuse the file. */
  retriable?: boolean;
}

let made = 0;

/** Uploads files to one record one after the other: a slow connection carries one at a time best. */
export function useUploadQueue(target: Omit<NewAttachment, 'description'>) {
  const send = useSendFile();
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());

  const change = (id: number, changes: Partial<QueuedFile>) =>
    setQueue((now) => now.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setQueue((now) => now.filter((one) => one.id !== id));

  const sendOne = async ({ id, file }: QueuedFile) => {
    try {
      await send(file, target, (percent) => change(id, { percent }));
      drop(id);
      toast({ title: texts.uploaded, message: file.name });
    } catch (error) {
      change(id, { problem: failureText(error), retriable: !isExplained(error), percent: 0 });
    }
  };
  const enqueue = (files: readonly QueuedFile[]) => {
    for (const one of files) line.current = line.current.then(() => sendOne(one));
  };

  return {
    queue,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: ++made,
        file,
        percent: 0,
        problem: fileProblem(file)?.message,
      }));
      setQueue((now) => [...now, ...added]);
      enqueue(added.filter(({ problem }) => problem === undefined));
    },
    retry: (one: QueuedFile) => {
      change(one.id, { problem: undefined });
      enqueue([one]);
    },
    drop,
  };
}
