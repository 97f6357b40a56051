import { isPath } from './link.ts'

/** The spec waits this long after the start (section 2). */
export const restoreAfterMs = 500

/** Where someone was last, with query and hash (open question G3), and who it was; null for a visitor. */
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
  /** The system opened the app by a link or a notice: that is where its person wants to be. */
  byLink: boolean
}

/**
 * Where to go back to after a start; undefined to stay. Only from the first page, on which nobody has pressed anything yet,
 * and only for the person who was there.
 */
export const routeToRestore = (last: LastRoute | undefined, now: Start): string | undefined => {
  if (!last || now.byLink || now.path !== '/') return undefined
  return last.userId === now.userId && last.path !== '/' ? last.path : undefined
}
