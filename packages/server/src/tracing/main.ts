import { register } from 'node:module';
import { version } from '../system/version';
import { removePersonalData } from './without-personal-data';

/*
 * Sends traces to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names. It is loaded before the server and only when that
 * is set (scripts/run.mjs), because the packages patch others as they are loaded. They are four times as large as the
 * rest of what the server needs, so whoever wants traces installs them.
 */

const packages = [
  '@opentelemetry/sdk-node',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/instrumentation',
  '@opentelemetry/instrumentation-http',
  '@opentelemetry/instrumentation-pg',
  '@fastify/otel',
] as const;

type Made = new (options?: object) => object;
type Loaded = Record<string, Record<string, Made> | undefined>;

/** By a variable name, so that neither the compiler nor the build looks for packages that may be missing. */
const load = async (name: string) => (await import(name)) as Record<string, Made>;

try {
  const loaded: Loaded = {};
  for (const name of packages) loaded[name] = await load(name);
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  start(loaded);
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  console.error(
    isMissing
      ? `\n  No traces are sent: their packages are missing.\n  npm i --no-save ${packages.join(' ')}\n`
      : error,
  );
}

function start(loaded: Loaded): void {
  const make = <T = object>(from: (typeof packages)[number], name: string, options?: object): T => {
    const Class = loaded[from]?.[name];
    if (!Class) throw new Error(`${from} has no ${name}: its version is not known to work.`);
    return new Class(options) as T;
  };
  const exporter = make('@opentelemetry/exporter-trace-otlp-proto', 'OTLPTraceExporter');
  const Batches = loaded['@opentelemetry/sdk-trace-base']?.['BatchSpanProcessor'];
  const cleaner = {
    onStart: () => undefined,
    onEnd: ({ attributes }: { attributes: Record<string, unknown> }) => removePersonalData(attributes),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  process.env['OTEL_SERVICE_NAME'] ??= 'turoos';
  process.env['OTEL_RESOURCE_ATTRIBUTES'] ??= `service.version=${version}`;
  const sdk = make<{ start(): void; shutdown(): Promise<void> }>('@opentelemetry/sdk-node', 'NodeSDK', {
    spanProcessors: [cleaner, ...(Batches ? [new Batches(exporter)] : [])],
    instrumentations: [
      make('@opentelemetry/instrumentation-http', 'HttpInstrumentation', {
        // messages and webhooks name people in their addresses
        disableOutgoingRequestInstrumentation: true,
      }),
      make('@fastify/otel', 'FastifyOtelInstrumentation', { registerOnInitialization: true }),
      make('@opentelemetry/instrumentation-pg', 'PgInstrumentation', { requireParentSpan: true }),
    ],
  });
  sdk.start();
  process.once('beforeExit', () => void sdk.shutdown());
}
