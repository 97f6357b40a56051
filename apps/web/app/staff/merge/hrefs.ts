import { href } from 'react-router'

/** Where two accounts are compared; the first one is kept. */
export const mergeHref = (keptId: number, mergedId?: number): string => {
  const page = href('/staff/people/:personId/merge', { personId: String(keptId) })
  return mergedId === undefined ? page : `${page}?with=${mergedId}`
}
