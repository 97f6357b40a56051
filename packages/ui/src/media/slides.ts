/** Seconds a carousel slide stays. */
export const slideSeconds = 5
/** The distance in pixels that counts as a swipe. */
export const swipeDistance = 50
/** The number of slides preloaded on either side of the current one. */
export const readyInModal = 2
export const readyInVertical = 1
/** Milliseconds after which the current slide counts as viewed. */
export const settleMilliseconds = 500
/** Thumbnail widths, in pixels. */
export const thumbnailSizes = { sm: 75, default: 125, lg: 150 } as const
export type ThumbnailSize = keyof typeof thumbnailSizes

/** The index wrapped around: after the last comes the first. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count

/** Whether a slide is within the given number of steps from the current one, around the ends if they wrap. */
export const isNear = (at: number, index: number, count: number, reach: number, meets = true): boolean => {
  const apart = Math.abs(at - index)
  return Math.min(apart, meets ? count - apart : apart) <= reach
}

/**
 * A slide's distance from the current one, the shorter way around. Of two slides, the other is ahead, unless `back`
 * says that the movement is backward.
 */
export const placeOf = (at: number, index: number, count: number, back = false): number => {
  const ahead = wrapped(at - index, count)
  const half = count / 2
  if (ahead === half && back) return -half
  return ahead > half ? ahead - count : ahead
}

/** The step of a swipe; `flow` is -1 for right-to-left. */
export const swipeStep = (traveled: number, flow: 1 | -1 = 1): -1 | 0 | 1 => {
  if (Math.abs(traveled) < swipeDistance) return 0
  return traveled * flow < 0 ? 1 : -1
}

/** Where a key moves among the slides; null for keys without a meaning here. */
export const slideByKey = (key: string, index: number, count: number, flow: 1 | -1 = 1): number | null => {
  switch (key) {
    case 'ArrowRight':
      return wrapped(index + flow, count)
    case 'ArrowLeft':
      return wrapped(index - flow, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** 1 for left-to-right. */
export const flowOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
