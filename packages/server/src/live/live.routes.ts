import { PassThrough } from 'node:stream';
import type { liveApi } from '@turoos/contract';
import type { Handlers } from '../http/handlers';

/** Proxies and phones drop a line that stays silent. */
const heartbeat = 25_000;

export const liveRoutes: Handlers<typeof liveApi> = {
  events(_, { live }) {
    const stream = new PassThrough();
    stream.write('retry: 2000\n\n');
    const unsubscribe = live.subscribe((changed) => stream.write(`data: ${JSON.stringify(changed)}\n\n`));
    const pulse = setInterval(() => stream.write(': \n\n'), heartbeat);
    const leave = () => stream.end();
    live.closing.addEventListener('abort', leave);
    stream.on('close', () => {
      clearInterval(pulse);
      unsubscribe();
      live.closing.removeEventListener('abort', leave);
    });
    return { type: 'text/event-stream', stream };
  },
};
