import { untilFollowed, untilPrimary } from './database';
import type { Built } from './build';
import type { Witness } from './watch';

export interface Strike {
  what: string;
  strike(): Promise<void>;
  /** Puts back what was broken, as somebody does later. */
  mend(): Promise<void>;
}

/** The failures, one after the other. */
export function blows({ nodes }: Built, witnesses: readonly Witness[]): Strike[] {
  let struck = nodes[0];
  const primary = async () => (struck = await untilPrimary(nodes));
  const [, cutOff] = witnesses;
  return [
    {
      what: 'primary killed',
      strike: async () => (await primary()).killDatabase(),
      async mend() {
        struck?.start();
        await untilFollowed(nodes);
      },
    },
    {
      what: 'primary cut off',
      strike: async () => (await primary()).machine.unplug(),
      async mend() {
        struck?.machine.plugIn();
        await untilFollowed(nodes);
      },
    },
    {
      what: 'server cut off',
      async strike() {
        if (cutOff) cutOff.isCutOff = true;
        cutOff?.shop.machine.unplug();
      },
      async mend() {
        cutOff?.shop.machine.plugIn();
      },
    },
  ];
}
