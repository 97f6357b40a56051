import type { LinkAge, Program } from '@porchlight/contract'

/** How many more bookings of the last year another window would have counted; below zero: how many fewer. */
export const windowEffect = (ages: readonly LinkAge[], program: Program, before: number, after: number): number => {
  const [from, to] = before < after ? [before, after] : [after, before]
  const between = ages
    .filter((one) => one.program === program && one.days > from && one.days <= to)
    .reduce((sum, { bookings }) => sum + bookings, 0)
  return before <= after ? between : -between
}
