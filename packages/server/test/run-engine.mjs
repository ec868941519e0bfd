// Runs an engine in a process of its own, so that tests can kill it: node run-engine.mjs <options as JSON>
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const tell = (event) => process.stdout.write(`${JSON.stringify(event)}\n`);
process.stdout.on('error', () => {}); // the test may have stopped listening
const { module } = await runnerImport(fileURLToPath(new URL('../src/db/engine.ts', import.meta.url)));
try {
  const engine = await module.startEngine({
    ...JSON.parse(process.argv[2]),
    say: (line) => tell({ said: line }),
  });
  process.on('SIGTERM', () => engine.stop().then(() => process.exit()));
  tell({ url: engine.url });
} catch (error) {
  tell({ error: error.message });
  process.exit(1);
}
