/** Minimum share of requests that must pass validation: refusals before that prove little. */
const bar = 1 / 3;

interface Group {
  sent: number;
  /** 2xx */
  accepted: number;
  /** 409 and 422: a use-case refused it. */
  ruled: number;
  /** Aborted by its sender. */
  unheard: number;
}

const reachedIn = ({ accepted, ruled }: Group) => accepted + ruled;
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** Counts the requests by API and status, and collects the faults. */
export function newTally(endpoints: readonly string[]) {
  const groups = new Map<string, Group>();
  const byStatus = new Map<number, number>();
  const faults = new Map<string, string[]>();
  const neverAccepted = new Set(endpoints);
  let sent = 0;

  return {
    faults,
    sent: () => sent,
    /** Counts a request; without a status it was aborted. */
    count(endpoint: string, status: number | undefined): void {
      const name = endpoint.split('.')[0] ?? '';
      const group = groups.get(name) ?? { sent: 0, accepted: 0, ruled: 0, unheard: 0 };
      groups.set(name, group);
      sent++;
      group.sent++;
      if (status === undefined) group.unheard++;
      else byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status === 409 || status === 422) group.ruled++;
      if (!status || status >= 300) return;
      group.accepted++;
      neverAccepted.delete(endpoint);
    },
    blame(kind: string, example: object): void {
      const examples = faults.get(kind) ?? [];
      const shown = JSON.stringify(example).slice(0, 900);
      if (examples.length === 0) console.error(`  ${kind}\n      ${shown}`);
      faults.set(kind, [...examples, shown].slice(0, 3));
    },
    /** Prints everything and returns whether there was no fault. */
    report(broken: readonly string[]): boolean {
      for (const [kind, examples] of faults) {
        console.log(`FAULT ${kind}`);
        for (const example of examples) console.log(`      ${example}`);
      }
      for (const claim of broken) console.log(`BROKEN ${claim}`);
      const reached = [...groups.values()].reduce((sum, group) => sum + reachedIn(group), 0);
      const share = sent ? reached / sent : 0;
      console.table(
        Object.fromEntries(
          [...groups]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([name, group]) => [name, { ...group, reached: percent(reachedIn(group) / group.sent) }]),
        ),
      );
      console.table(
        [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => ({ status, count })),
      );
      console.log(`never accepted: ${[...neverAccepted].join(', ') || 'none'}`);
      console.log(`${faults.size} kinds of faults, ${broken.length} broken books`);
      console.log(
        `${reached} of ${sent} requests reached a use-case: ${percent(share)}, at least ${percent(bar)}`,
      );
      return faults.size + broken.length === 0 && share >= bar;
    },
  };
}

export type Tally = ReturnType<typeof newTally>;
