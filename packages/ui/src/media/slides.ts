/** Seconds a slide of a carousel stays. */
export const slideSeconds = 5
/** Pixels a finger must travel before it counts as a swipe. */
export const swipeDistance = 50
/** Slides kept ready on either side of the current one. */
export const readyInModal = 2
export const readyInVertical = 1
/** Milliseconds after which the slide on show counts as the one looked at. */
export const settleMilliseconds = 500
/** How wide thumbnails stand, in pixels. */
export const thumbnailSizes = { sm: 75, default: 125, lg: 150 } as const
export type ThumbnailSize = keyof typeof thumbnailSizes

/** The slide so many steps on; after the last comes the first. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count

/** Whether a slide is at most so many steps from the current one, around the ends where they meet. */
export const isNear = (at: number, index: number, count: number, reach: number, meets = true): boolean => {
  const apart = Math.abs(at - index)
  return Math.min(apart, meets ? count - apart : apart) <= reach
}

/**
 * How many places a slide stands from the current one, by the shorter way round. Of two slides the other is ahead,
 * unless `back` says that it is being left or fetched backwards.
 */
export const placeOf = (at: number, index: number, count: number, back = false): number => {
  const ahead = wrapped(at - index, count)
  const half = count / 2
  if (ahead === half && back) return -half
  return ahead > half ? ahead - count : ahead
}

/** The step that a finger's way means; `flow` is -1 where reading runs from right to left. */
export const swipeStep = (traveled: number, flow: 1 | -1 = 1): -1 | 0 | 1 => {
  if (Math.abs(traveled) < swipeDistance) return 0
  return traveled * flow < 0 ? 1 : -1
}

/** Where a key leads among the slides; null for keys that mean nothing here. */
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

/** 1 where reading runs from left to right. */
export const flowOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
