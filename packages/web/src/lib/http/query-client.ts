import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** A retry helps when the line or the server failed, never when the server refused. */
const worthRetrying = (tries: number, error: unknown) =>
  tries < 2 &&
  error instanceof ApiError &&
  error.code !== 'AWAY' &&
  (error.status === 0 || error.status >= 500);

/** `always`: the browser's online flag says nothing about a server on the same network. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 30_000, retry: worthRetrying },
    mutations: { networkMode: 'always', retry: false },
  },
});
