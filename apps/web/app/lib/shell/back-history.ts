/** The maximum number of pages counted (spec section 9). */
const most = 500

/**
 * The number of previous pages: `at` is the position in the tab's history, `from` the position where counting last
 * started.
 */
export const pagesBehind = (at: number, from: number): number => Math.min(most, at >= from ? at - from : at)
