import { Gauge, Histogram, Registry } from 'prom-client';
import { poolState } from '../../db/connect';
import { durationLimits } from '../../kernel/request-digest';
import type { Services } from '../../kernel/services';

export interface ProcessMetrics {
  registry: Registry;
  observe(request: { method: string; route: string; status: number; ms: number }): void;
}

/** What a process tells of itself; all of it is in memory, and with several workers their figures are added up. */
export function createProcessMetrics({ monitor, exports, longReads }: Services): ProcessMetrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'turoos_http_request_duration_seconds',
    help: 'Requests by the template of their address, with the time until their answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: durationLimits.map((ms) => ms / 1000),
    registers,
  });

  /** A gauge without labels that is read when it is asked for. */
  const gauge = (name: string, help: string, read: () => number, aggregator: 'sum' | 'max' = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read());
      },
    });

  const started = Date.now() / 1000;
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970', () => started, 'max');
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Memory of its objects', () => process.memoryUsage().heapUsed);
  gauge(
    'nodejs_active_resources',
    'Open files, connections and timers',
    () => process.getActiveResourcesInfo().length,
  );
  gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of all work in the last second, on average',
    () => monitor.eventLoop.lag() / 1000,
    'max',
  );
  gauge(
    'nodejs_eventloop_lag_max_seconds',
    'Longest delay of the last second',
    () => monitor.eventLoop.worst() / 1000,
    'max',
  );
  gauge('turoos_live_streams', 'Screens connected to be told of changes', () => monitor.streams.open);
  gauge('turoos_exports', 'Files being read and sent', () => exports.running());
  gauge('turoos_long_reads', 'Reports being read', () => longReads.running());
  gauge(
    'turoos_overloaded',
    'Whether reports and lists are refused',
    () => Number(monitor.isOverloaded()),
    'max',
  );

  const connections = new Gauge({
    name: 'turoos_pool_connections',
    help: 'Database connections of a pool by state, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, db] of Object.entries(monitor.pools)) {
        const { most, ...states } = poolState(db);
        for (const [state, count] of Object.entries({ ...states, most })) this.set({ pool, state }, count);
      }
    },
  });
  registry.registerMetric(connections);

  return {
    registry,
    observe: ({ method, route, status, ms }) =>
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
  };
}
