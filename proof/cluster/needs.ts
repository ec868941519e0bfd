import { existsSync } from 'node:fs';

/** Debian's packages, and a file of each by which it is found. */
const needed: Readonly<Record<string, string>> = {
  iproute2: '/bin/ip',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};

/** Says in words what this machine lacks for the proof; nothing is installed. */
export function lacking(): string | undefined {
  if (process.platform !== 'linux')
    return 'This proof builds a cluster in network namespaces, which Linux alone has.';
  if (process.getuid?.() !== 0)
    return 'This proof makes network namespaces, which only root may: run it as root.';
  const missing = Object.keys(needed).filter((name) => !existsSync(needed[name] ?? ''));
  if (missing.length === 0) return undefined;
  return `This proof needs Debian's packages: apt-get install --no-install-recommends ${missing.join(' ')}`;
}
