import { parseArgs } from 'node:util';
import { withFolder } from '../../bench/shop';
import { freePort } from '../free-port';
import { computer } from './computer';
import { loseComputer, type Outcome } from './lose-computer';
import { rival } from './rivals';

/**
 * Proves that a shop survives its computer: a second one stands by, follows through a restart of the shop, and while the
 * shop sells under load and strangers tell it that it has moved, it is killed with its database and its folder is deleted.
 * The second one takes over, killed in the middle of it and begun again. With waiting no acknowledged sale may be lost;
 * without, the seconds that were lost are counted. The former shop, brought back as it was, must refuse to serve. Then
 * the roles change, with the shop served by two processes. In the end two computers take over at the same moment.
 */
const { values: options } = parseArgs({
  options: { clients: { type: 'string', default: '6' }, seconds: { type: 'string', default: '12' } },
});

await withFolder((first) =>
  withFolder((second) => withFolder((third) => withFolder((aside) => prove([first, second, third], aside)))),
);

async function prove([first, second, third]: [string, string, string], aside: string): Promise<void> {
  const shop = computer(first, await freePort());
  const other = computer(second, await freePort(), 2);
  const another = computer(third, await freePort());
  const loss = { clients: Number(options.clients), seconds: Number(options.seconds), aside };
  try {
    console.error('  filling the shop…');
    await shop.start('demo');
    const sync = await loseComputer(shop, other, { ...loss, mode: 'sync' });
    const async = await loseComputer(other, shop, { ...loss, mode: 'async' });
    const rivals = await rival(shop, other, another);
    console.table({ 'sales wait for both': sync, 'two processes, no waiting': async });
    console.table({ 'two take over at once': rivals });
    const isSettled = rivals.serving === 1 && rivals.isOtherTold && rivals.broken === 0;
    const holds = [sync, async].every(isWell) && sync.lost === 0 && async.lost < async.promised && isSettled;
    console.log(holds ? 'The shop survived its computer.' : 'The shop did NOT survive its computer.');
    process.exitCode = holds ? 0 : 1;
  } finally {
    await Promise.all([shop.kill(), other.kill(), another.kill()]);
  }
}

function isWell({ promised, forged, wasBrokenOff, refuses, broken }: Outcome): boolean {
  return promised > 0 && forged > 0 && wasBrokenOff && refuses && broken === 0;
}
