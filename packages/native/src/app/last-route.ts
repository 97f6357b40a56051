import { isPath } from './link.ts'

/** The spec's delay after the start (section 2). */
export const restoreAfterMs = 500

/** The page someone last visited, with query and hash (open question G3), and who it was; null for a visitor. */
export type LastRoute = { path: string; userId: number | null }

export const lastRouteIn = (text: string | null | undefined): LastRoute | undefined => {
  try {
    const { path, userId } = JSON.parse(text ?? '') as Partial<LastRoute>
    return isPath(path) && (userId === null || typeof userId === 'number') ? { path, userId } : undefined
  } catch {
    return undefined
  }
}

type Start = LastRoute & {
  /** The system opened the app through a link or a notification, which is the page the person wants. */
  byLink: boolean
}

/**
 * The page to return to after a start; undefined to stay. Only from the first page, before any interaction, and only
 * for the person who was there.
 */
export const routeToRestore = (last: LastRoute | undefined, now: Start): string | undefined => {
  if (!last || now.byLink || now.path !== '/') return undefined
  return last.userId === now.userId && last.path !== '/' ? last.path : undefined
}
