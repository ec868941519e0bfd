import { attachmentsApi, type Attachment } from '@turoos/contract';
import { useDownload } from '@/lib/http/use-download';
import { saying } from './attachment-texts';

export function useDownloadAttachment() {
  const download = useDownload(attachmentsApi.download, {
    done: saying.downloaded,
    failed: saying.downloadFailed,
  });
  return {
    isPending: download.isPending,
    start: ({ _id, originalName }: Attachment) =>
      download.mutate({ fileName: originalName, given: { params: { id: _id } } }),
  };
}
