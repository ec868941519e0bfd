/** What a process has to do more than it can. */
export interface Strain {
  /** Milliseconds by which all work is late. */
  lag: number;
  /** Callers that wait for a connection of the counter. */
  waiting: number;
  /** Connections that the counter may have. */
  most: number;
}

export interface Overload {
  /** Looks at the process; called every second. */
  look(): void;
  isOverloaded(): boolean;
}

const mostLag = 500;
/** Looks in a row that must agree, so that one slow moment changes nothing. */
const looks = 3;

const isTooMuch = ({ lag, waiting, most }: Strain) => lag > mostLag || waiting > 2 * most;
/** Well below the bound, or it would be overloaded again at once. */
const isCalm = ({ lag, waiting, most }: Strain) => lag < mostLag / 2 && waiting < most;

/** Tells when reports and lists must leave the process to the counter. */
export function watchOverload(read: () => Strain, log: (line: string) => void = () => undefined): Overload {
  let isOverloaded = false;
  let agreeing = 0;
  return {
    isOverloaded: () => isOverloaded,
    look() {
      const strain = read();
      agreeing = (isOverloaded ? isCalm(strain) : isTooMuch(strain)) ? agreeing + 1 : 0;
      if (agreeing < looks) return;
      agreeing = 0;
      isOverloaded = !isOverloaded;
      log(
        isOverloaded
          ? `Overloaded: work is ${Math.round(strain.lag)} ms late and ${strain.waiting} wait for the database; reports and lists are refused.`
          : 'No longer overloaded: reports and lists are served again.',
      );
    },
  };
}
