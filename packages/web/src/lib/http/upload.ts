import type { Answer, Endpoint } from '@turoos/contract';
import type { z } from 'zod';
import { asSignedIn } from './api';
import { timedOut, unreachable } from './api-error';
import { setReachable } from './reachable';
import { addressOf, encode, headersOf, parseJson, readAnswer } from './request';

/** An upload may be slow, but one that makes no progress for this long has failed. */
const SILENCE = 60_000;

type UploadEndpoint = Endpoint & { upload: object };

interface Upload<E extends UploadEndpoint> {
  file: File;
  /** The fields beside the file. */
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
}

interface UploadOptions {
  key?: string;
  signal?: AbortSignal;
  /** 0 to 100 per cent of the bytes sent. */
  onProgress?: (percent: number) => void;
  /** Milliseconds the server may take to process the file, when that is long. */
  patience?: number;
}

/** Sends a file with its fields and reports progress, which `fetch` can't. */
export const upload = <E extends UploadEndpoint>(
  endpoint: E,
  { file, body }: Upload<E>,
  { key, ...options }: UploadOptions = {},
): Promise<Answer<E>> =>
  asSignedIn(async (token) => {
    const headers = headersOf(endpoint, { token, key });
    const { status, text } = await send(endpoint, { headers, form: formOf(endpoint, file, body) }, options);
    return readAnswer(endpoint, status, parseJson(text));
  });

/** The fields come before the file, because the server needs them first. */
function formOf(endpoint: UploadEndpoint, file: File, body: unknown): FormData {
  const form = new FormData();
  const fields = endpoint.body ? encode(endpoint.body, body) : {};
  for (const [name, value] of Object.entries(fields as Record<string, unknown>))
    if (value !== undefined) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}

function send(
  endpoint: UploadEndpoint,
  { headers, form }: { headers: Record<string, string>; form: FormData },
  { signal, onProgress, patience = SILENCE }: Omit<UploadOptions, 'key'>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(endpoint.method, addressOf(endpoint));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);

    let timer: ReturnType<typeof setTimeout>;
    const stir = (patient = SILENCE) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        xhr.abort();
        setReachable(false);
        reject(timedOut());
      }, patient);
    };
    const leave = () => {
      xhr.abort();
      reject(signal?.reason);
    };
    stir();
    signal?.addEventListener('abort', leave);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      stir();
      onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    });
    xhr.upload.addEventListener('load', () => stir(patience));
    xhr.addEventListener('load', () => {
      setReachable(true);
      resolve({ status: xhr.status, text: xhr.responseText });
    });
    xhr.addEventListener('error', () => {
      setReachable(false);
      reject(unreachable(new TypeError('upload failed')));
    });
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
    xhr.send(form);
  });
}
