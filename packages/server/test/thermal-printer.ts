import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What came out of a printer: its picture, one byte a dot (1 is black), and what else it did. */
export interface PrintedReceipt {
  width: number;
  dots: Uint8Array;
  height: number;
  cuts: number;
  kicks: number;
  initialized: boolean;
}

/** Reads ESC/POS as a printer would; throws at a command that it does not know. */
export function readReceipt(bytes: Uint8Array): PrintedReceipt {
  const rows: number[] = [];
  const receipt = { width: 0, cuts: 0, kicks: 0, initialized: false };
  let at = 0;
  const take = (count: number) => bytes.subarray(at, (at += count));
  const isNext = (...start: number[]) => start.every((byte, index) => bytes[at + index] === byte);
  while (at < bytes.length) {
    if (isNext(0x1b, 0x40)) {
      take(2);
      receipt.initialized = true;
    } else if (isNext(0x1d, 0x76, 0x30)) {
      const [, , , , xl = 0, xh = 0, yl = 0, yh = 0] = take(8);
      const [columns, height] = [xl + 256 * xh, yl + 256 * yh];
      receipt.width = columns * 8;
      for (const byte of take(columns * height))
        for (let bit = 7; bit >= 0; bit--) rows.push((byte >> bit) & 1);
    } else if (isNext(0x1d, 0x56)) {
      take(3);
      receipt.cuts += 1;
    } else if (isNext(0x1b, 0x70)) {
      take(5);
      receipt.kicks += 1;
    } else if (isNext(0x0a)) take(1);
    else if (isNext(0x1c, 0x2e)) take(2);
    else if (isNext(0x1b, 0x4d)) take(3);
    else if (isNext(0x10, 0x04) || isNext(0x1d, 0x72)) take(3);
    else
      throw new Error(
        `An unknown command at ${at}: ${Buffer.from(bytes.subarray(at, at + 8)).toString('hex')}`,
      );
  }
  const height = receipt.width === 0 ? 0 : rows.length / receipt.width;
  return { ...receipt, dots: Uint8Array.from(rows), height };
}

/** How a printer behaves: `mute` takes everything and says nothing, `torn` hangs up in the middle, `stalled` stops reading. */
type Mood = 'ready' | 'mute' | 'torn' | 'stalled' | 'no paper';

/** A receipt printer on this machine's network. */
export async function startThermalPrinter() {
  const jobs: Uint8Array[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'ready';
  let together = 0;
  let most = 0;
  let server: Server;

  const serve = (socket: Socket) => {
    const received: Buffer[] = [];
    sockets.add(socket);
    most = Math.max(most, (together += 1));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      together -= 1;
      sockets.delete(socket);
    });
    socket.on('data', (chunk) => {
      received.push(chunk);
      const size = received.reduce((sum, { length }) => sum + length, 0);
      if (mood === 'torn' && size > 100) return void socket.destroy();
      if (mood === 'stalled' && size > 100) return void socket.pause();
      if (mood !== 'mute') answer(socket, chunk);
    });
    socket.on('end', () => {
      // what is on the line when a printer stops reads as its end, which such a printer would not see
      if (mood === 'stalled') return;
      const job = Buffer.concat(received);
      // a status question alone is no job
      if (job.length > 12) jobs.push(job);
      socket.end();
    });
  };
  const answer = (socket: Socket, chunk: Buffer) => {
    if (chunk.subarray(0, 3).equals(Buffer.of(0x10, 0x04, 0x02)))
      socket.write(mood === 'no paper' ? Buffer.of(0x32, 0x72) : Buffer.of(0x12, 0x12));
    if (chunk.subarray(-6).equals(Buffer.of(0x1d, 0x72, 0x01, 0x10, 0x04, 0x01)))
      socket.write(Buffer.of(0x00, 0x12));
  };
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer({ allowHalfOpen: true }, serve).listen(port, '127.0.0.1', () =>
        resolve((server.address() as AddressInfo).port),
      );
    });
  const port = await listen(0);

  const switchOff = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return {
    address: `127.0.0.1:${port}`,
    /** The jobs that were received to their end. */
    jobs,
    receipts: () => jobs.map(readReceipt),
    /** The most jobs that came at the same time. */
    most: () => most,
    be(next: Mood) {
      mood = next;
    },
    switchOff,
    switchOn: () => listen(port),
  };
}
