export type TagChange = { add: string[]; remove: string[] }

const without = (tags: readonly string[], others: readonly string[]): string[] =>
  tags.filter((tag) => !others.includes(tag))

/** What someone changed. What a colleague added or removed meanwhile stays as it is. */
export const tagChangeOf = (before: readonly string[], after: readonly string[]): TagChange => ({
  add: without(after, before),
  remove: without(before, after),
})
