import type { InboxItem } from '@porchlight/contract'
import { type InboxPlace, nameOf } from './address.ts'

/**
 * The item to open after `left`: the one below it, or above it at the end of the list, as long as it is still in the
 * list. An item that was opened before the list contained it, such as a guest who writes again, is followed by the
 * first.
 */
export const nextItem = (
  items: readonly InboxItem[],
  left: InboxPlace,
  isListed: (item: InboxItem) => boolean,
): InboxItem | undefined => {
  const at = items.findIndex((item) => nameOf(item) === nameOf(left))
  return [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).toReversed()].find(isListed)
}
