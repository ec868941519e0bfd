/**
 * An exact rational number: 0.29 is 29 hundredths, not the nearest binary fraction. All money arithmetic uses
 * it and rounds once, at the end, half away from zero as PostgreSQL's numeric does.
 */
class Exact {
  constructor(
    private readonly top: bigint,
    private readonly bottom: bigint,
  ) {}

  plus(other: Amount): Exact {
    const { top, bottom } = exact(other);
    return new Exact(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  minus(other: Amount): Exact {
    const { top, bottom } = exact(other);
    return new Exact(this.top * bottom - top * this.bottom, this.bottom * bottom);
  }

  times(other: Amount): Exact {
    const { top, bottom } = exact(other);
    return new Exact(this.top * top, this.bottom * bottom);
  }

  /** Callers must exclude zero, because only they know what dividing by it would mean. */
  over(other: Amount): Exact {
    const { top, bottom } = exact(other);
    return top < 0n
      ? new Exact(-this.top * bottom, this.bottom * -top)
      : new Exact(this.top * bottom, this.bottom * top);
  }

  /** Rounds to a number of decimals, halves away from zero. */
  round(decimals = 0): number {
    const scaled = this.top * 10n ** BigInt(decimals);
    const size = scaled < 0n ? -scaled : scaled;
    const rounded = Number((2n * size + this.bottom) / (2n * this.bottom));
    return (scaled < 0n && rounded !== 0 ? -rounded : rounded) / 10 ** decimals;
  }
}

type Amount = number | Exact;

export function exact(value: Amount): Exact {
  if (value instanceof Exact) return value;
  if (Number.isInteger(value)) return new Exact(BigInt(value), 1n);
  const [, whole = '', decimals = '', power = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? [];
  const places = decimals.length - Number(power);
  const digits = BigInt(whole + decimals);
  return places > 0
    ? new Exact(digits, 10n ** BigInt(places))
    : new Exact(digits * 10n ** BigInt(-places), 1n);
}

/** Sums a value over rows, for example quantity times unit cost. */
export const sumOf = <T>(rows: readonly T[], of: (row: T) => Amount): Exact =>
  rows.reduce((sum, row) => sum.plus(of(row)), exact(0));
