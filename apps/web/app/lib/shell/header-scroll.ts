export type HeaderScroll = { hidden: boolean; top: boolean; y: number }

export const headerAtTop: HeaderScroll = { hidden: false, top: true, y: 0 }

/** Up to this width the header follows a finger: the browser's bars come and go there (spec section 9). */
export const fingerWidth = 720

/** Near the top, small movements count; beyond this, less than `ignored` px is jitter. */
const near = 100
const ignored = 25

/**
 * The header after the page has scrolled to `y`: scrolling down past its own height hides it, scrolling up shows it
 * (spec section 9).
 */
export const headerAfterScroll = (before: HeaderScroll, y: number, height: number, width: number): HeaderScroll => {
  const at = Math.max(0, y)
  if (at <= height) return { hidden: false, top: at < 8, y: at }
  // A finger jitters near the top as well.
  if ((at > near || width <= fingerWidth) && Math.abs(at - before.y) < ignored) return before
  return { hidden: at > before.y, top: false, y: at }
}
