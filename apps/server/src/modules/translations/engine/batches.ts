/** The most one request to a provider can hold: DeepL accepts 50 texts and 128 KiB. */
const most = { texts: 50, characters: 30_000 } as const

/** Splits items, in order, into batches a provider accepts. One too long for any batch goes alone. */
export const batchesOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] => {
  const batches: Item[][] = []
  let room = 0
  for (const item of items) {
    const { length } = textOf(item)
    const last = batches.at(-1)
    if (!last || last.length >= most.texts || length > room) {
      batches.push([item])
      room = most.characters - length
    } else {
      last.push(item)
      room -= length
    }
  }
  return batches
}
