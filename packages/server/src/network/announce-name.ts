import { isIPv4 } from 'node:net';
import createMdns, { type MulticastDNS, type QueryPacket, type ResponsePacket } from 'multicast-dns';

/** Seconds for which devices may remember the address. */
const lifetime = 120;
/** A name is asked for this often, at these milliseconds, before it counts as free (RFC 6762, section 8.1). */
const probes = 3;
const probeEvery = 250;
const mostNames = 20;
/** The type of a question for all records, which the library's types leave out. */
const everything = 'ANY' as string as 'AAAA';

/** A socket of one network, as opened by the library; tests give another. */
type Open = (address: string) => MulticastDNS;
const openSocket: Open = (address) => createMdns({ interface: address, bind: '0.0.0.0' });

interface Line {
  address: string;
  socket: MulticastDNS;
}

export interface Announcer {
  /** The name that devices of the network find; undefined while none is claimed. */
  name(): string | undefined;
  /** Announces at these addresses from now on. */
  readdress(addresses: readonly string[]): void;
  close(): Promise<void>;
}

/** The name of a shop's server in a network without another. */
export const usualName = 'turoos.local';
const nameOf = (number: number) => (number === 1 ? usualName : `turoos-${number}.local`);

/**
 * Answers devices of the networks that ask for turoos.local by multicast DNS, or for the next free name if another
 * machine has it. Where a network passes no multicast nobody asks, and nothing else changes.
 */
export function announceName(
  addresses: readonly string[],
  onChange: () => void,
  open: Open = openSocket,
): Announcer {
  let lines: Line[] = [];
  let claimed: string | undefined;
  /** The name being asked for. */
  let wanted: string | undefined;
  let isTaken = false;
  let isClosed = false;
  let round = 0;

  const isOurs = (address: unknown) => lines.some((line) => line.address === address);
  const records = (name: string, { address }: Line, ttl = lifetime) => [
    { name, type: 'A' as const, ttl, flush: true, data: address },
  ];
  const say = (name: string, ttl?: number) =>
    Promise.all(
      lines.map(
        (line) =>
          new Promise<void>((resolve) => {
            line.socket.respond({ answers: records(name, line, ttl) }, () => resolve());
          }),
      ),
    );

  function onQuery(line: Line, query: QueryPacket, from: { address: string; port: number }): void {
    const asked = query.questions.filter(({ type }) => type === 'A' || type === everything);
    const names = asked.map(({ name }) => name.toLowerCase());
    if (claimed && names.includes(claimed)) {
      const reply = { answers: records(claimed, line) };
      // a resolver that does not listen to the network is answered directly
      if (from.port === 5353) line.socket.respond(reply);
      else
        line.socket.respond({ ...reply, id: query.id, questions: query.questions } as ResponsePacket, from);
    }
    // of two machines that ask for a name at once, the one with the greater address gets it
    else if (wanted && names.includes(wanted) && !isOurs(from.address))
      isTaken ||= from.address > line.address && asked.some(({ type }) => type === everything);
  }

  function onResponse({ answers }: ResponsePacket): void {
    for (const answer of answers) {
      if (answer.type !== 'A' || answer.ttl === 0 || isOurs(answer.data)) continue;
      const name = answer.name.toLowerCase();
      if (name === wanted) isTaken = true;
      if (name === claimed) void claim();
    }
  }

  /** Takes the first name that nobody defends. */
  async function claim(): Promise<void> {
    const mine = ++round;
    const isCurrent = () => mine === round && !isClosed;
    const isOpen = () => isCurrent() && !isTaken;
    settle(undefined);
    for (let number = 1; number <= mostNames && lines.length > 0; number++) {
      const name = nameOf(number);
      [wanted, isTaken] = [name, false];
      for (let count = 0; count < probes && isOpen(); count++) {
        for (const { socket } of lines) socket.query([{ name, type: everything }]);
        await new Promise((resolve) => void setTimeout(resolve, probeEvery).unref());
      }
      if (!isCurrent() || lines.length === 0) return;
      if (isTaken) continue;
      wanted = undefined;
      settle(name);
      void say(name);
      return;
    }
  }

  function settle(name: string | undefined): void {
    if (name === claimed) return;
    claimed = name;
    onChange();
  }

  function readdress(next: readonly string[]): void {
    if (isClosed) return;
    const hosts = next.filter((address) => isIPv4(address));
    if (hosts.join() === lines.map(({ address }) => address).join()) return;
    for (const { socket } of lines) socket.destroy();
    lines = hosts.map((address) => ({ address, socket: open(address) }));
    for (const line of lines) {
      line.socket.on('query', (query, from) => onQuery(line, query, from));
      line.socket.on('response', onResponse);
      line.socket.on('warning', () => undefined);
      // the port cannot be opened here: nobody in this network finds the name
      line.socket.on('error', () => {
        lines = lines.filter((other) => other !== line);
        if (lines.length === 0) settle(undefined);
      });
    }
    void claim();
  }

  readdress(addresses);
  return {
    name: () => claimed,
    readdress,
    async close() {
      isClosed = true;
      if (claimed) await say(claimed, 0);
      await Promise.all(lines.map(({ socket }) => new Promise<void>((resolve) => socket.destroy(resolve))));
    },
  };
}
