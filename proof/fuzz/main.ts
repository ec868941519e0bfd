import { parseArgs } from 'node:util';
import { apis, type Api } from '@turoos/contract';
import { brokenBooks } from '../broken-books';
import { attack } from './attack';
import { runFlows, type Step } from './journeys';
import { parsed } from './judge';
import { tryKeys } from './keys';
import { withScene } from './open-scene';
import { people } from './people';
import { encodeRequest } from './requests';
import type { Scene } from './scene';
import { send } from './send';
import { shown, strike } from './strike';
import { newTally } from './tally';
import type { Target } from './types';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    shops: { type: 'string', default: '1' },
  },
});
const wanted = Number(options.requests);
const seed = Number(options.seed);
const shops = Number(options.shops);
const apart = 1_000_000;

const targets: Target[] = (Object.entries(apis) as [string, Api][])
  .flatMap(([domain, api]) =>
    Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, domain, endpoint })),
  )
  .filter(({ name }) => name.startsWith(options.only));
const tally = newTally(targets.map(({ name }) => name));

const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const progress = setInterval(
  () => console.error(`  ${tally.sent()} sent in ${seconds()} s, ${tally.faults.size} kinds of faults`),
  30_000,
);

/** A shop is sent one request at a time, because what changed is then its doing; several shops keep the machine busy. */
const broken = await Promise.all(
  Array.from({ length: shops }, (_, nth) =>
    withScene(seed + nth * apart, tally, async (scene) => {
      if (!options.only)
        await runFlows(scene.databaseUrl, stepIn(scene), await ownersToken(scene), scene.dice);
      await attack(scene, targets, Math.ceil(wanted / shops));
      if (nth === 0) await tryWhatIsNotTheirs(scene);
      for (const what of await scene.secrets.missing())
        tally.blame(`${what} of somebody else was touched`, {});
      return brokenBooks(scene.databaseUrl);
    }),
  ),
);
clearInterval(progress);
const passed = tally.report(broken.flat());
console.log(
  `${targets.length} endpoints, ${people.length} people, ${shops} shops, seed ${seed}, ${seconds()} s in all`,
);
process.exitCode = passed ? 0 : 1;

async function ownersToken({ sessions }: Scene): Promise<string> {
  return (await sessions.tokenOf('super_admin')) ?? '';
}

/** Every valid step must be accepted, except sign-ins that ask for another step. */
function stepIn({ url }: Scene): Step {
  return async (name, parts, token) => {
    const target = targets.find((one) => one.name === name) as Target;
    const whole = { params: {}, query: {}, body: undefined, file: undefined, headers: {}, ...parts };
    const reply = await send(url, encodeRequest(target, whole), token);
    const { data, details = {} } = parsed(reply?.text ?? '') as { data?: unknown; details?: object };
    const status = reply?.status ?? 0;
    tally.count(name, status);
    if (status >= 300 && !('challenge' in details))
      tally.blame(`${name}: a step of a journey was refused`, { reply });
    return { status, data: data ?? {}, details };
  };
}

async function tryWhatIsNotTheirs(scene: Scene): Promise<void> {
  const intrusions = await intrude(scene);
  const means = { ...scene, holdings: await scene.holdings.read() };
  const byKeys = await tryKeys(targets, means, (what, one) => tally.blame(what, one ? shown(one) : {}));
  console.log(`${intrusions} tries at what is not theirs, ${byKeys} with keys`);
}

/** Calls every endpoint that takes an id, as every role, with ids of other users' records. */
async function intrude(scene: Scene): Promise<number> {
  let tried = 0;
  for (const target of targets)
    if (target.endpoint.path.includes(':'))
      for (const who of people)
        for (const one of scene.secrets.intrusions(target.endpoint)) {
          await strike(scene, target, who, one);
          tried++;
        }
  return tried;
}
