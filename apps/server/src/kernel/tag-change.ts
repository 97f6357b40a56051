import { Problem } from './problem.ts'

const without = (tags: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others.map((tag) => tag.toLowerCase()))
  return tags.filter((tag) => !known.has(tag.toLowerCase()))
}

export type TagChange = { add: readonly string[]; remove: readonly string[] }

/**
 * What a change adds to and removes from the present tags, as these are written. A tag counts once, however it is
 * capitalized; one that is added and removed stays.
 * @throws Problem 422 invalid_input when there would be too many
 */
export const tagsChanged = (
  before: readonly string[],
  { add, remove }: TagChange,
  most: number,
): { added: string[]; removed: string[]; tags: string[] } => {
  const added = without([...new Map(add.map((tag) => [tag.toLowerCase(), tag])).values()], before)
  const removed = without(before, without(before, without(remove, add)))
  const tags = [...without(before, removed), ...added]
  if (added.length > 0 && tags.length > most)
    throw new Problem(422, 'invalid_input', `There can be at most ${most} tags. Remove one first.`)
  return { added, removed, tags }
}
