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
import { plantSecrets, type Secrets } from './secrets';
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

const newTally = (): Tally => ({ sent: 0, byStatus: new Map(), faults: new Map() });

interface Scene {
  url: string;
  doors: ReturnType<typeof signedIn>;
  secrets: Secrets;
  changes: Changes;
  tally: Tally;
}

await withFolder((folder) =>
  withFolder(async (dataDir) => {
    const engine = await startEngine({ dataDir });
    const shop = await startShop(folder, ['packages/server/dist/demo.js'], { DATABASE_URL: engine.url });
    const secrets = await plantSecrets(engine.url);
    const changes = await watchChanges(engine.url);
    const scene: Scene = { url: shop.url, doors: signedIn(shop.url), secrets, changes, tally: newTally() };
    try {
      await intrude(scene);
      await attack(scene, await idsOf(engine.url));
      for (const what of await secrets.missing()) blame(scene, `${what} of somebody else was touched`, {});
      report(scene.tally, await brokenBooks(engine.url));
    } finally {
      await secrets.close();
      await changes.close();
      await shop.stop();
      await engine.stop();
    }
  }),
);

/** Everybody, through every address that takes an id, with the ids of what is not theirs. */
async function intrude(scene: Scene): Promise<void> {
  for (const target of targets)
    if (target.endpoint.path.includes(':'))
      for (const who of people)
        for (const one of scene.secrets.intrusions(target.endpoint)) await strike(scene, target, who, one);
}

async function attack(scene: Scene, ids: readonly string[]): Promise<void> {
  const { tally } = scene;
  const arbitraries = targets.map(({ endpoint }) => attacksOn(endpoint, ids));
  const began = performance.now();
  for (let round = 0; tally.sent < wanted; round++) {
    for (const [index, target] of targets.entries()) {
      const who = people[(round + index) % people.length];
      const attacks = fc.sample(arbitraries[index] as fc.Arbitrary<Attack>, {
        numRuns: inOneGo,
        seed: seed + round * 1000 + index,
      });
      for (const one of attacks) await strike(scene, target, who, one);
    }
    if (round % 10 === 0)
      console.error(
        `  ${tally.sent} sent in ${Math.round((performance.now() - began) / 1000)} s, ${tally.faults.size} kinds of faults`,
      );
  }
}

async function strike(scene: Scene, { name, endpoint }: Target, who: Someone, one: Attack): Promise<void> {
  if (tooMuch.includes(name) && (who === 'super_admin' || who === 'admin' || who === 'manager')) return;
  const { url, doors, secrets, changes, tally } = scene;
  tally.sent++;
  const accuse = (what: string) => blame(scene, `${name}: ${what}`, { who, ...one });
  try {
    const token = await doors.tokenOf(who);
    const strikeOnce = async () => {
      // what signing in has changed, or the last one
      await changes.taken();
      const reply = await send(url, one, token);
      return { reply, changed: reply.status >= 400 ? await changes.taken() : [] };
    };
    const { reply, changed } = await strikeOnce();
    tally.byStatus.set(reply.status, (tally.byStatus.get(reply.status) ?? 0) + 1);
    if (reply.status === 401) doors.forget(who);
    const fault = faultOf(one, reply);
    if (fault) accuse(fault);
    const told = secrets.toldBy(reply.text, who);
    if (told) accuse(`tells of ${told}`);
    // a job may have worked at that very moment; it does not do so twice
    if (changed.length > 0 && (await strikeOnce()).changed.length > 0)
      accuse(`refused with ${reply.status}, yet changed ${changed.join(', ')}`);
    if (!who && endpoint.access !== 'public' && reply.status < 400 && one.method === endpoint.method)
      accuse('open to nobody');
  } catch (error) {
    accuse(`no answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function blame({ tally }: Scene, kind: string, example: object): void {
  const examples = tally.faults.get(kind) ?? [];
  tally.faults.set(kind, [...examples, JSON.stringify(example).slice(0, 600)].slice(0, 3));
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
