import { href } from 'react-router'

/** The tabs of a home's pages, in order. */
export const homeTabs = [
  'overview',
  'calendar',
  'pricing',
  'property-details',
  'photos',
  'guide',
  'ownership',
  'maintenance',
  'documents',
  'setup',
] as const
export type HomeTab = (typeof homeTabs)[number]

export const homeTabHref = (tab: HomeTab, propertyId: number): string => {
  const home = href('/staff/homes/:propertyId', { propertyId: String(propertyId) })
  if (tab === 'overview') return home
  if (tab === 'calendar') return href('/staff/calendar/:propertyId?/:date?', { propertyId: String(propertyId) })
  return tab === 'maintenance' ? `${href('/staff/jobs')}?view=week&home=${propertyId}` : `${home}/${tab}`
}
