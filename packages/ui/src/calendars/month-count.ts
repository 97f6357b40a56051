/** Widths of the window up to which it counts as a phone and as a tablet. */
const phone = 576
const tablet = 992

const monthWidth = 288
const gap = 44

/** How many months are shown at once: one on a phone, at most two on a tablet, and never more than find room. */
export const monthCount = (wanted: number, windowWidth: number, roomWidth: number): number => {
  const fitting = Math.max(1, Math.floor((roomWidth + gap) / (monthWidth + gap)))
  const allowed = windowWidth <= phone ? 1 : windowWidth <= tablet ? 2 : wanted
  return Math.min(wanted, allowed, fitting)
}
