import { useQueryClient } from '@tanstack/react-query';
import { attachmentsApi, type Attachment, type NewAttachment } from '@turoos/contract';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { newId } from '@/lib/platform/new-id';

/** Under which key each file was last sent, and with what beside it. */
const sent = new WeakMap<File, { beside: string; key: string }>();

/** The same file with the same fields is the same upload, however often it is tried. */
function keyOf(file: File, body: NewAttachment): string {
  const beside = JSON.stringify(body);
  const last = sent.get(file);
  if (last?.beside === beside) return last.key;
  const key = newId();
  sent.set(file, { beside, key });
  return key;
}

export function useSendFile() {
  const client = useQueryClient();
  return async (
    file: File,
    body: NewAttachment,
    onProgress: (percent: number) => void,
  ): Promise<Attachment> => {
    const made = await upload(attachmentsApi.upload, { file, body }, { key: keyOf(file, body), onProgress });
    sent.delete(file);
    void invalidate(client, attachmentsApi.upload.touches);
    return made;
  };
}
