import { href } from 'react-router'

/** The page that compares two accounts; the first one is primary. */
export const mergeHref = (primaryId: number, mergedId?: number): string => {
  const page = href('/staff/people/:personId/merge', { personId: String(primaryId) })
  return mergedId === undefined ? page : `${page}?with=${mergedId}`
}
