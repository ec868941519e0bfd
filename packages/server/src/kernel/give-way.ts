import { pipeline, Transform, type Readable } from 'node:stream';

/** Milliseconds of work after which a file looks whether others wait. */
const slice = 30;
const look = 3;
/** Milliseconds that a file rests when they do: it then takes a fifth of this process at most. */
const rest = 120;

/**
 * Lets the requests of the counter go first: writing a large file takes all the time of the process it can get.
 * While nobody else asks for anything, the file is hardly slower. The end of either stream ends the other.
 */
export function givingWay(file: Readable): Readable {
  let began = performance.now();
  const turns = new Transform({
    transform(chunk, _encoding, done) {
      if (performance.now() - began < slice) return done(null, chunk);
      const before = performance.eventLoopUtilization();
      const goOn = () => {
        began = performance.now();
        done(null, chunk);
      };
      setTimeout(() => {
        const { utilization } = performance.eventLoopUtilization(before);
        setTimeout(goOn, utilization > 0.5 ? rest : 0);
      }, look);
    },
  });
  return pipeline(file, turns, () => undefined);
}
