import type { Identity } from './identity';

/** How other devices reach this server. */
export interface NetworkState {
  /** The addresses of this machine in its networks. */
  addresses: string[];
  /** The name it is announced by, such as 'turoos.local'. */
  name: string | undefined;
  /** What it proves its identity with over https; missing while https is off or no certificate can be made. */
  identity: Identity | undefined;
  /** The certificate of its own authority, which devices are asked to trust. */
  authority: string | undefined;
}

/** The state of the network as a process knows it, and its own ports. */
export interface Network {
  state(): NetworkState;
  change(next: NetworkState): void;
  follow(listener: (state: NetworkState) => void): void;
  ports: { http: number; https: number | undefined };
}

export const unreachable: NetworkState = {
  addresses: [],
  name: undefined,
  identity: undefined,
  authority: undefined,
};

export function createNetwork(first: NetworkState = unreachable): Network {
  let current = first;
  const listeners: ((state: NetworkState) => void)[] = [];
  return {
    state: () => current,
    change(next) {
      current = next;
      for (const listener of listeners) listener(next);
    },
    follow: (listener) => void listeners.push(listener),
    ports: { http: 0, https: undefined },
  };
}
