import { phoneWidth, tabletWidth } from '../foundation/breakpoints.ts'

const monthWidth = 288
const gap = 44

/** The number of months shown at once: one on a phone, at most two on a tablet, and never more than fit. */
export const monthCount = (wanted: number, windowWidth: number, roomWidth: number): number => {
  const fitting = Math.max(1, Math.floor((roomWidth + gap) / (monthWidth + gap)))
  const allowed = windowWidth <= phoneWidth ? 1 : windowWidth <= tabletWidth ? 2 : wanted
  return Math.min(wanted, allowed, fitting)
}
