import { PassThrough } from 'node:stream';
import type { liveApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { isOpen } from '../sessions';

/** Milliseconds between heartbeats: proxies and phones drop idle connections. */
const heartbeat = 25_000;
/** Bytes waiting for a client beyond which it counts as gone. */
const maxBacklog = 64 * 1024;

/** Stops nginx from buffering events until there are some thousand bytes. */
const unbuffered = { 'x-accel-buffering': 'no' };

export const liveRoutes: Handlers<typeof liveApi> = {
  events(_, { live, db, user, monitor }) {
    const stream = new PassThrough();
    monitor.streams.open += 1;
    const send = (text: string) => {
      stream.write(text);
      if (stream.writableLength + stream.readableLength > maxBacklog) stream.destroy();
    };
    const leave = () => stream.end();
    // ends the stream of a session that was signed out or revoked
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
      monitor.streams.open -= 1;
      clearInterval(pulse);
      unsubscribe();
      live.closing.removeEventListener('abort', leave);
    });
    send('retry: 2000\n\n');
    return { type: 'text/event-stream', stream, endless: true, headers: unbuffered };
  },
};
