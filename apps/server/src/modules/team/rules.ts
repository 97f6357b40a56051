/** Returns whether these groups give access to homes that the others didn't; no groups means all homes. */
export const isWider = (before: readonly number[], after: readonly number[]): boolean =>
  before.length > 0 && (after.length === 0 || after.some((id) => !before.includes(id)))
