import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../system/config';
import { messageOf } from '../system/error-facts';
import { withoutRepeats } from '../system/without-repeats';
import { announceName, usualName, type Announcer } from './announce-name';
import { endedNote, givenCertificate } from './given-certificate';
import { earliestDay } from './identity';
import { namesOf, reachableAddresses } from './machine-names';
import { createNetwork, type Network, type NetworkState } from './network';
import { ownCertificate } from './own-certificate';

/** Milliseconds between two looks at the addresses of the machine and at the certificate. */
const lookEvery = 30_000;

export interface WatchedNetwork extends Network {
  /** Looks now instead of at the next turn. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface Surroundings {
  addresses(): string[];
  now(): Date;
}

type Proof = Pick<NetworkState, 'identity' | 'authority'>;

/**
 * Finds out how this machine is reached and keeps its certificate in step with it: addresses change when a cable
 * or a router does, and certificates end. Throws if the operator's own certificate cannot be used.
 */
export async function watchNetwork(
  config: Config,
  say: (line: string) => void,
  surroundings?: Surroundings,
): Promise<WatchedNetwork> {
  const { addresses, now } = surroundings ?? {
    addresses: () => reachableAddresses(config.host),
    now: () => new Date(),
  };
  const network = createNetwork();
  const sayOnce = withoutRepeats(say);
  let announcer: Announcer | undefined;

  async function proofFor(found: string[]): Promise<Proof> {
    const { https, dataDir } = config;
    if (!https) return { identity: undefined, authority: undefined };
    if (https.given) {
      const identity = await givenCertificate(https.given);
      const note = endedNote(identity, now());
      if (note) sayOnce(note);
      return { identity, authority: undefined };
    }
    if (now() < earliestDay)
      throw new Error(
        `The clock of this machine is wrong (${now().toISOString().slice(0, 10)}): ` +
          'no certificate can be made, and https waits until it is set.',
      );
    const names = { names: namesOf(announcer?.name() ?? usualName), addresses: found };
    const { authority, ...identity } = await ownCertificate({ dataDir, names, now: now(), say: sayOnce });
    return { identity, authority };
  }

  /** One look at a time, because each may write files. */
  let turn = Promise.resolve();
  const look = () => (turn = turn.then(observe).catch((error: unknown) => sayOnce(messageOf(error))));

  async function observe(): Promise<void> {
    const found = addresses();
    const proof = await proofFor(found).catch((error: unknown): Proof => {
      sayOnce(messageOf(error));
      const { identity, authority } = network.state();
      return { identity, authority };
    });
    announcer?.readdress(found);
    const next = { addresses: found, name: announcer?.name(), ...proof };
    if (!isDeepStrictEqual(next, network.state())) network.change(next);
  }

  if (config.https && config.https.given) await givenCertificate(config.https.given);
  if (config.mdns) announcer = announceName(addresses(), () => void look());
  await look();
  const timer = setInterval(() => void look(), lookEvery).unref();
  const close = async () => {
    clearInterval(timer);
    await announcer?.close();
  };
  return { ...network, look, close };
}
