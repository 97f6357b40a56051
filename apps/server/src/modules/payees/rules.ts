/** How many changes one person can make per day: enough to fix a mistake, too few to try out numbers. */
export const changesPerDay = 5

const hourMs = 3_600_000

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs)

type Row = { id: number; in_force_at: Date; held_at: Date | null }

/** Not in force yet: it is in its cooling-off period, or the team must accept its holder. */
export const isWaiting = ({ in_force_at, held_at }: Row, now: Date): boolean => in_force_at > now || held_at !== null

/** The account in force right now, from accounts that weren't removed, newest first. */
export const inForce = <R extends Row>(rows: readonly R[], now: Date): R | undefined =>
  rows.find((row) => !isWaiting(row, now))

/** The account in force and its pending replacement; replaced accounts are no longer shown to anyone. */
export const currentAccounts = <R extends Row>(rows: readonly R[], now: Date): R[] => {
  const current = inForce(rows, now)
  return rows.filter((row) => isWaiting(row, now) || row.id === current?.id)
}
