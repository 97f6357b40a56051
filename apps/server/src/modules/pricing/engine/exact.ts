/** An exact fraction, so that a line is rounded once and only once (R15). Both parts are whole; `per` is positive. */
export type Exact = { units: bigint; per: bigint }

export const exactly = (amount: number): Exact => ({ units: BigInt(amount), per: 1n })

export const plus = (a: Exact, b: Exact): Exact =>
  a.per === b.per
    ? { units: a.units + b.units, per: a.per }
    : { units: a.units * b.per + b.units * a.per, per: a.per * b.per }

export const minus = (a: Exact, b: Exact): Exact => plus(a, { units: -b.units, per: b.per })

/** `basisPoints` of a value, unrounded. */
export const portionOf = (value: Exact, basisPoints: number): Exact => ({
  units: value.units * BigInt(basisPoints),
  per: value.per * 10_000n,
})

/** `amount` × `part` / `whole`, unrounded; zero if the whole is zero. */
export const proportion = (amount: number, part: number, whole: number): Exact =>
  whole === 0
    ? exactly(0)
    : { units: BigInt(amount) * BigInt(part) * (whole < 0 ? -1n : 1n), per: BigInt(Math.abs(whole)) }

export type Rounding = 'half_up' | 'half_even' | 'up' | 'down'

const roundsAway = (whole: bigint, rest: bigint, per: bigint, rounding: Rounding): boolean => {
  if (rounding === 'down' || rest === 0n) return false
  if (rounding === 'up') return true
  const twice = rest * 2n
  if (twice !== per) return twice > per
  return rounding === 'half_up' || whole % 2n === 1n
}

/** The whole minor units of a value. Rounding looks at the magnitude, so a charge and its refund mirror each other. */
export const rounded = ({ units, per }: Exact, rounding: Rounding = 'half_up'): number => {
  const size = units < 0n ? -units : units
  const whole = size / per
  const away = roundsAway(whole, size % per, per, rounding)
  const result = Number(away ? whole + 1n : whole)
  return units < 0n && result !== 0 ? -result : result
}

/** Precise enough for weighting shares. */
export const approximately = ({ units, per }: Exact): number => Number((units * 1_000_000n) / per) / 1_000_000
