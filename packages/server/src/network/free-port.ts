import { createServer } from 'node:net';
import { codeOf } from '../system/error-facts';

/** Returns the first port from this one on that nothing listens on. */
export async function freePortFrom(port: number, host: string): Promise<number> {
  return (await isTaken(port, host)) ? freePortFrom(port + 1, host) : port;
}

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(true) : reject(error)));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
