import { attachmentsApi, type Attachment } from '@turoos/contract';
import { useDownload } from '@/lib/http/use-download';
import { texts } from './attachment-texts';

export function useDownloadAttachment() {
  const download = useDownload(attachmentsApi.download, {
    done: texts.downloaded,
    failed: texts.downloadFailed,
  });
  return {
    isPending: download.isPending,
    start: ({ _id, originalName }: Attachment) =>
      download.mutate({ fileName: originalName, given: { params: { id: _id } } }),
  };
}
