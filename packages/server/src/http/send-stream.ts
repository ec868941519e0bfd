import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Streamed } from '../kernel/handlers';

/** Prevents a file from running scripts when it is opened as a page. */
const inertPolicy = "default-src 'none'; sandbox";

/** Sends a file or an endless stream, and destroys it when the client is gone or silent for too long. */
export function sendStream(reply: FastifyReply, answer: Streamed, silence: number): FastifyReply {
  const { type, stream, filename, shown, length, endless, status = 200, headers = {} } = answer;
  reply
    .status(status)
    .headers(headers)
    .header('content-type', type)
    .header('cache-control', 'no-store')
    .header('content-security-policy', inertPolicy);
  if (length !== undefined) reply.header('content-length', length);
  if (filename) {
    const place = shown ? 'inline' : 'attachment';
    reply.header('content-disposition', `${place}; filename*=UTF-8''${encodeURIComponent(filename)}`);
  }
  // a HEAD request needs no body; and the stream is destroyed when the client disconnects or stops reading
  if (reply.request.method === 'HEAD') {
    stream.destroy();
    return reply.send(Readable.from([]));
  }
  reply.raw.once('close', () => stream.destroy());
  if (!endless) reply.raw.setTimeout(silence, () => reply.raw.destroy());
  return reply.send(stream);
}
