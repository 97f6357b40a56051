/** Whether these groups let someone see homes that the others didn't; none at all means all homes. */
export const isWider = (before: readonly number[], after: readonly number[]): boolean =>
  before.length > 0 && (after.length === 0 || after.some((id) => !before.includes(id)))
