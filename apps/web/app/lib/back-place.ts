import { pagesBehind } from './shell/back-history.ts'

const startKey = 'back-from'

/** React Router numbers the pages of a tab. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Starts counting the way back from here. */
export const resetBack = (): void => sessionStorage.setItem(startKey, String(placeInHistory()))

/** The number of pages behind this one, since the last page that reset the count. */
export const pagesBehindHere = (): number =>
  pagesBehind(placeInHistory(), Number(sessionStorage.getItem(startKey) ?? 0))
