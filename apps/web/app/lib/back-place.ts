import { pagesBehind } from './shell/back-history.ts'

const startKey = 'back-from'

/** React Router numbers the pages of a tab. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** The way back is counted from here on. */
export const resetBack = (): void => sessionStorage.setItem(startKey, String(placeInHistory()))

/** How many pages lie behind this one, counted from the last page that reset the count. */
export const pagesBehindHere = (): number =>
  pagesBehind(placeInHistory(), Number(sessionStorage.getItem(startKey) ?? 0))
