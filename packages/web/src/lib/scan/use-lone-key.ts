import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds within which a scanner sends its next character, and a person does not. */
const GAP = 50;

/**
 * For letters that are commands in a field: returns a function that takes such a letter and acts on it, unless another
 * key follows at once, because then it began a scan.
 */
export function useLoneKey(act: (command: string) => void): (command: string) => void {
  const [command, setCommand] = useState<string | null>(null);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (command === null) return;
    const timer = setTimeout(() => {
      setCommand(null);
      run(command);
    }, GAP);
    const drop = () => setCommand(null);
    window.addEventListener('keydown', drop, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', drop, { capture: true });
    };
  }, [command]);
  return setCommand;
}
