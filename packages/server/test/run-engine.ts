// Runs an engine in a process of its own, so that tests can kill it. The options are its argument, as JSON.
import { startEngine } from '../src/db/engine';
import { messageOf } from '../src/system/error-facts';

const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);
process.stdout.on('error', () => {}); // the test may have stopped listening
try {
  const engine = await startEngine({
    ...JSON.parse(process.argv[2] ?? ''),
    say: (line) => tell({ said: line }),
  });
  process.on('SIGTERM', () => engine.stop().then(() => process.exit()));
  tell({ url: engine.url });
} catch (error) {
  tell({ error: messageOf(error) });
  process.exit(1);
}
