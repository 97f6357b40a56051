import type { WaitingItem } from '@porchlight/contract'

/** One page is for one day: the inbox lists the rest. */
const most = 12
const mostLater = 3

/** What is due now and today, and the first of what can wait. Items are sorted by urgency. */
export const soonest = <Item extends Pick<WaitingItem, 'urgency'>>(items: readonly Item[]): readonly Item[] => {
  const later = items.filter(({ urgency }) => urgency === 'later')
  return [...items.filter(({ urgency }) => urgency !== 'later'), ...later.slice(0, mostLater)].slice(0, most)
}
