import { useQueryClient } from '@tanstack/react-query';
import { attachmentsApi, type Attachment, type NewAttachment } from '@turoos/contract';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { newId } from '@/lib/platform/new-id';

/** The idempotency key of each file's last upload, with the fields it was sent with. */
const sent = new WeakMap<File, { beside: string; key: string }>();

/** Returns the idempotency key: a retry with the same file and fields reuses it. */
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
