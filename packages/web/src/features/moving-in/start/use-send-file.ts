import { useMutation, useQueryClient } from '@tanstack/react-query';
import { movingInApi } from '@turoos/contract';
import { useState } from 'react';
import { saveFailedUnder } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { navigate } from '@/lib/navigation/hooks';

/** Milliseconds: enough for the server to read fifty megabytes on a busy machine. */
const READING_TIMEOUT = 3 * 60_000;

/** Sends a file to the server, which reads it, and opens its page. */
export function useSendFile() {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const action = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      return upload(
        movingInApi.upload,
        { file, body: undefined },
        { patience: READING_TIMEOUT, onProgress: setPercent },
      ).catch(saveFailedUnder('فشل في قراءة الملف'));
    },
    onSuccess: ({ _id }) => {
      void invalidate(client, movingInApi.upload.touches);
      void navigate({ to: '/moving-in', search: { file: _id } });
    },
  });
  return {
    send: (file: File) => action.mutate(file),
    sending: action.isPending,
    /** The share that was sent; undefined while the server reads. */
    percent: percent < 100 ? percent : undefined,
    error: action.error,
    fileName: action.variables?.name ?? '',
  };
}
