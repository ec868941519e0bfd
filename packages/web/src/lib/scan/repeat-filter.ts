/** Milliseconds without sight of a code after which it counts as shown again. */
const GONE = 1200;

/**
 * Tells a code that was shown to the camera from one that is still before it, which the camera reads many times a second.
 */
export function createRepeatFilter(): (code: string, at: number) => boolean {
  const seen = new Map<string, number>();
  return (code, at) => {
    const last = seen.get(code);
    seen.set(code, at);
    return last === undefined || at - last > GONE;
  };
}
