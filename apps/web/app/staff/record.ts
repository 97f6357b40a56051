import type { UIMatch } from 'react-router'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'

/** Parameters that name a day or a period rather than a record. */
const periods = new Set(['date', 'quarter', 'year'])

type Place = Pick<UIMatch, 'params' | 'handle'>

/**
 * The record a page shows, as text. Every parameter counts unless the page says otherwise, so that a new page starts
 * over for another record without being listed here.
 */
export const recordIn = (matches: readonly Place[]): string => {
  const page = matches.at(-1)
  const handle = page?.handle as PageHandle | undefined
  if (!page || handle?.keepsState) return ''
  return Object.entries(page.params)
    .filter(([name]) => !periods.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
