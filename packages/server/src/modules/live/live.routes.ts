import { PassThrough } from 'node:stream';
import type { liveApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { isOpen } from '../sessions';

/** Proxies and phones drop a line that stays silent. */
const heartbeat = 25_000;
/** A reader that takes so little that this much waits for it has left without a word. */
const mostUntaken = 64 * 1024;

/** nginx would hold the lines back until there are some thousand bytes of them. */
const unbuffered = { 'x-accel-buffering': 'no' };

export const liveRoutes: Handlers<typeof liveApi> = {
  events(_, { live, db, user }) {
    const stream = new PassThrough();
    const send = (text: string) => {
      stream.write(text);
      if (stream.writableLength + stream.readableLength > mostUntaken) stream.destroy();
    };
    const leave = () => stream.end();
    // nothing more is told to someone who signed out, or was
    const check = () =>
      isOpen(db, user.sessionId).then(
        (open) => open || leave(),
        () => undefined,
      );
    const unsubscribe = live.subscribe((changed) => {
      send(`data: ${JSON.stringify(changed)}\n\n`);
      if (changed.includes('session')) void check();
    });
    const pulse = setInterval(() => {
      send(': \n\n');
      void check();
    }, heartbeat);
    live.closing.addEventListener('abort', leave);
    stream.on('close', () => {
      clearInterval(pulse);
      unsubscribe();
      live.closing.removeEventListener('abort', leave);
    });
    send('retry: 2000\n\n');
    return { type: 'text/event-stream', stream, endless: true, headers: unbuffered };
  },
};
