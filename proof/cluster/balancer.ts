import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMachine, type Machine } from './network';

export interface Balancer {
  machine: Machine;
  /** The address of the primary, whichever node that is. */
  database: string;
  /** The address of the shop, whichever server answers. */
  shop: string;
}

/** Starts HAProxy in front of the database, and in front of the shop's servers. */
export function startBalancer(
  folder: string,
  nodes: readonly Machine[],
  shops: readonly Machine[],
): Balancer {
  const machine = createMachine('front', 20);
  const away = join(folder, 'away.http');
  writeFileSync(away, awayAnswer);
  const configuration = join(folder, 'haproxy.cfg');
  writeFileSync(configuration, settings(machine, away, nodes, shops));
  machine.start('/usr/sbin/haproxy', ['-f', configuration, '-db'], { log: join(folder, 'haproxy.log') });
  return {
    machine,
    database: `postgres://turoos@${machine.host}:5432/turoos`,
    shop: `http://${machine.host}:8080`,
  };
}

/** What HAProxy says while no server is ready, in the form of the API. */
const awayAnswer = [
  'HTTP/1.0 503 Service Unavailable',
  'content-type: application/json; charset=utf-8',
  'cache-control: no-store',
  'retry-after: 2',
  '',
  '{"success":false,"code":"UNAVAILABLE","message":"الخادم غير متاح حالياً، حاول بعد لحظات"}',
].join('\r\n');

const settings = (
  { host }: Machine,
  away: string,
  nodes: readonly Machine[],
  shops: readonly Machine[],
): string => `
defaults
  timeout connect 2s
  timeout check 2s
  retries 1
  option redispatch 1
  timeout client 1h
  timeout server 1h
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen database
  bind ${host}:5432 tcp-ut 5s
  mode tcp
  option clitcpka
  clitcpka-idle 3s
  clitcpka-intvl 1s
  clitcpka-cnt 3
  option httpchk OPTIONS /primary
  http-check expect status 200
${nodes.map((node) => `  server ${node.name} ${node.host}:5432 check port 8008`).join('\n')}

listen shop
  bind ${host}:8080
  mode http
  option forwardfor
  option httpchk GET /api/ready
  http-check expect status 200
  errorfile 502 ${away}
  errorfile 503 ${away}
  errorfile 504 ${away}
${shops.map((shop) => `  server ${shop.name} ${shop.host}:5000`).join('\n')}
`;
