import { parseArgs } from 'node:util';
import { apis, type Api, type Endpoint } from '@turoos/contract';
import fc from 'fast-check';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { startEngine } from '../server';
import { idsOf } from './ids';
import { faultOf } from './judge';
import { people, signedIn, type Someone } from './people';
import { attacksOn, type Attack } from './requests';
import { send } from './send';
import { watchChanges, type Changes } from './watch-changes';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const wanted = Number(options.requests);
const seed = Number(options.seed);

/** They would replace or copy the whole shop under attack; the others reach them without the right to. */
const tooMuch = ['backup.create', 'backup.restore', 'backup.restoreUpload', 'backup.verify'];
/** Each of them at the most so many in a row, so that all are mixed. */
const inOneGo = 4;

interface Target {
  name: string;
  endpoint: Endpoint;
}

const targets: Target[] = (Object.entries(apis) as [string, Api][])
  .flatMap(([domain, api]) =>
    Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
  )
  .filter(({ name }) => name.startsWith(options.only));

interface Tally {
  sent: number;
  byStatus: Map<number, number>;
  faults: Map<string, string[]>;
}

await withFolder((folder) =>
  withFolder(async (dataDir) => {
    const engine = await startEngine({ dataDir });
    const shop = await startShop(folder, ['packages/server/dist/demo.js'], { DATABASE_URL: engine.url });
    const changes = await watchChanges(engine.url);
    try {
      const tally = await attack(shop.url, await idsOf(engine.url), changes);
      const broken = await brokenBooks(engine.url);
      report(tally, broken);
    } finally {
      await changes.close();
      await shop.stop();
      await engine.stop();
    }
  }),
);

async function attack(url: string, ids: readonly string[], changes: Changes): Promise<Tally> {
  const tally: Tally = { sent: 0, byStatus: new Map(), faults: new Map() };
  const arbitraries = targets.map(({ endpoint }) => attacksOn(endpoint, ids));
  const doors = signedIn(url);
  const began = performance.now();
  for (let round = 0; tally.sent < wanted; round++) {
    for (const [index, target] of targets.entries()) {
      const who = people[(round + index) % people.length];
      const attacks = fc.sample(arbitraries[index] as fc.Arbitrary<Attack>, {
        numRuns: inOneGo,
        seed: seed + round * 1000 + index,
      });
      for (const one of attacks) await strike(url, target, who, one, doors, changes, tally);
    }
    if (round % 10 === 0)
      console.error(
        `  ${tally.sent} sent in ${Math.round((performance.now() - began) / 1000)} s, ${tally.faults.size} kinds of faults`,
      );
  }
  return tally;
}

async function strike(
  url: string,
  { name, endpoint }: Target,
  who: Someone,
  one: Attack,
  doors: ReturnType<typeof signedIn>,
  changes: Changes,
  tally: Tally,
): Promise<void> {
  if (tooMuch.includes(name) && (who === 'super_admin' || who === 'admin' || who === 'manager')) return;
  tally.sent++;
  const blame = (what: string) => {
    const kind = `${name}: ${what}`;
    const examples = tally.faults.get(kind) ?? [];
    tally.faults.set(kind, [...examples, JSON.stringify({ who, ...one }).slice(0, 600)].slice(0, 3));
  };
  try {
    const token = await doors.tokenOf(who);
    // what signing in has changed, or a job that works apart from requests
    await changes.taken();
    const reply = await send(url, one, token);
    tally.byStatus.set(reply.status, (tally.byStatus.get(reply.status) ?? 0) + 1);
    if (reply.status === 401) doors.forget(who);
    const fault = faultOf(one, reply);
    if (fault) blame(fault);
    const changed = await changes.taken();
    if (reply.status >= 400 && changed.length > 0)
      blame(`refused with ${reply.status}, yet changed ${changed.join(', ')}`);
    if (!who && endpoint.access !== 'public' && reply.status < 400 && one.method === endpoint.method)
      blame('open to nobody');
  } catch (error) {
    blame(`no answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function report({ sent, byStatus, faults }: Tally, broken: string[]): void {
  for (const [kind, examples] of faults) {
    console.log(`FAULT ${kind}`);
    for (const example of examples) console.log(`      ${example}`);
  }
  for (const claim of broken) console.log(`BROKEN ${claim}`);
  console.table([...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => ({ status, count })));
  console.log(`${sent} requests to ${targets.length} endpoints as ${people.length} people, seed ${seed}`);
  console.log(`${faults.size} kinds of faults, ${broken.length} broken books`);
  process.exitCode = faults.size + broken.length ? 1 : 0;
}
