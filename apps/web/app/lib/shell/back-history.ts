/** The way back is counted no further than this (spec section 9). */
const most = 500

/** How many pages lie behind: `at` is the place in the tab's history, `from` the place where counting last began. */
export const pagesBehind = (at: number, from: number): number => Math.min(most, at >= from ? at - from : at)
