import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import createMdns from 'multicast-dns';
import { serveTrust } from '../src/http/trust/serve-trust';
import { listenSecurely } from '../src/network/secure-listener';
import { watchNetwork } from '../src/network/watch-network';
import { readConfig } from '../src/system/config';

/*
 * A host of a test network, started in a network namespace of its own: `serve dataDir`, `fetch address path`, which
 * trusts the authority it downloads, or `find address name`.
 */
const [task, ...given] = process.argv.slice(2);
const tell = (fact: object) => console.log(JSON.stringify(fact));

async function serve(dataDir = ''): Promise<void> {
  const config = readConfig({ TUROOS_DATA: dataDir, PORT: '5000' }, 'none');
  const network = await watchNetwork(config, (said) => tell({ said }));
  const app = fastify();
  serveTrust(app, network);
  await app.listen({ port: config.port, host: config.host });
  network.ports.http = config.port;
  if (config.https)
    await listenSecurely(app.server, { ...config.https, host: config.host }, network, (said) =>
      tell({ said }),
    );
  const report = () => {
    const { addresses, name } = network.state();
    tell({ addresses, name, https: network.ports.https });
  };
  network.follow(report);
  report();
  process.stdin.on('data', () => void network.look());
  process.on('SIGTERM', () => void network.close().then(() => process.exit(0)));
}

async function fetchSecurely(host = '', path = '/trust/works'): Promise<void> {
  const ca = await (await fetch(`http://${host}:5000/trust/turoos-ca.crt`)).text();
  const reply = await new Promise<string>((resolve, reject) => {
    request(`https://${host}:5443${path}`, { ca, agent: false })
      .on('response', (answer) => void text(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });
  tell({ reply });
}

function find(own = '', name = ''): void {
  const mdns = createMdns({ interface: own, bind: '0.0.0.0' });
  mdns.on('response', ({ answers }) => {
    const found = answers.find((answer) => answer.name === name);
    if (found?.type !== 'A') return;
    tell({ found: found.data });
    process.exit(0);
  });
  setInterval(() => mdns.query([{ name, type: 'A' }]), 200);
}

if (task === 'serve') await serve(given[0]);
else if (task === 'fetch') await fetchSecurely(...given);
else find(...given);
