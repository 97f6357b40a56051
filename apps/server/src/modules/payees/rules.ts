/** Changes that one person makes within a day: enough to fix a slip, too few to try out numbers. */
export const changesPerDay = 5

const hourMs = 3_600_000

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs)

type Row = { id: number; in_force_at: Date; held_at: Date | null }

/** Not paid to yet: it cools off, or the team has to accept its holder. */
export const isWaiting = ({ in_force_at, held_at }: Row, now: Date): boolean => in_force_at > now || held_at !== null

/** Of accounts that were not removed, the newest first: the one money goes to at this moment. */
export const inForce = <R extends Row>(rows: readonly R[], now: Date): R | undefined =>
  rows.find((row) => !isWaiting(row, now))

/** The one in force and the one that will take its place; what was replaced is told nobody any more. */
export const currentAccounts = <R extends Row>(rows: readonly R[], now: Date): R[] => {
  const current = inForce(rows, now)
  return rows.filter((row) => isWaiting(row, now) || row.id === current?.id)
}
