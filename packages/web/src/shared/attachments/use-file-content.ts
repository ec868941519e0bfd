import { useQuery } from '@tanstack/react-query';
import { attachmentsApi, type Attachment } from '@turoos/contract';
import { useCallback } from 'react';
import { call } from '@/lib/http/api';

const endpoints = { thumbnail: attachmentsApi.thumbnail, preview: attachmentsApi.preview };
/** Milliseconds: enough for a whole file over a slow connection. */
const TIMEOUT = 5 * 60_000;

/**
 * Fetches a file's content, whole or as a thumbnail, because the browser's own requests carry no token.
 * Content never changes, so it is fetched once.
 */
export const useFileContent = (
  how: keyof typeof endpoints,
  { _id }: Pick<Attachment, '_id'>,
  { enabled = true } = {},
) =>
  useQuery({
    queryKey: ['attachment file', how, _id],
    queryFn: async ({ signal }) => {
      const response = await call(endpoints[how], { params: { id: _id } }, { signal, timeout: TIMEOUT });
      return response.blob();
    },
    enabled,
    staleTime: Infinity,
    retry: false,
  });

/** Returns a ref that shows the content in its element, and revokes the object URL with the element. */
export const useContentRef = (content: Blob | undefined) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element || !content) return undefined;
      const address = URL.createObjectURL(content);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
