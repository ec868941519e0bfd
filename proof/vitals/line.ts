import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Speed {
  bitsPerSecond: number;
  /** Milliseconds. */
  roundTrip: number;
}

/** What Lighthouse calls slow 3G and slow 4G. */
export const slow3g: Speed = { bitsPerSecond: 400_000, roundTrip: 400 };
export const slow4g: Speed = { bitsPerSecond: 1_600_000, roundTrip: 150 };

/** Bytes of data in a full Ethernet frame, the unit in which connections take turns. */
const packet = 1460;
/** Milliseconds of timer delay that an idle line makes up for. */
const lateness = 20;

export interface Line {
  url: string;
  /** The speed of data sent from now on; without one nothing is slowed down. */
  speed: Speed | undefined;
  close(): void;
}

/**
 * A slow line between browser and shop. The browser's own emulation slows each request of a page by itself;
 * here all connections share one line, the service worker's too, and opening one costs a round trip.
 */
export async function openLine(shop: string): Promise<Line> {
  const { hostname, port } = new URL(shop);
  const sockets = new Set<Socket>();
  const up = oneWay();
  const down = oneWay();
  const server = createServer(async (browser) => {
    const there = createConnection({ host: hostname, port: Number(port) });
    for (const socket of [browser, there])
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    if (line.speed) await wait(line.speed.roundTrip);
    void carry(browser, there, up);
    void carry(there, browser, down);
  });

  async function carry(from: Socket, to: Socket, way: ReturnType<typeof oneWay>): Promise<void> {
    const deliver = (send: () => unknown) =>
      line.speed ? setTimeout(send, line.speed.roundTrip / 2) : send();
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += packet) {
          const part = chunk.subarray(at, at + packet);
          if (line.speed) await way.pass(part.length, line.speed);
          deliver(() => to.write(part));
        }
    } catch {
      // One side was closed in the middle, so the other must be closed too.
    }
    deliver(() => to.end());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    speed: undefined,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return line;
}

/**
 * One direction. A connection sends its next packet when the previous one has passed, so all get their share.
 */
function oneWay() {
  let free = 0;
  return {
    pass(bytes: number, { bitsPerSecond }: Speed): Promise<void> {
      const duration = (bytes * 8 * 1000) / bitsPerSecond;
      free = Math.max(free, performance.now() - lateness) + duration;
      return wait(free - performance.now());
    },
  };
}
