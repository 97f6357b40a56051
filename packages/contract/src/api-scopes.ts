import type { AnyEndpoint } from './endpoint.ts'

/** The scopes of a key: an area, for reading or writing. Writing includes reading. */
const areas = ['homes', 'bookings', 'owner', 'messages', 'staff'] as const
export const apiScopes = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)
export type ApiScope = (typeof apiScopes)[number]

/** The area of a call, by the first part of its path. Unlisted paths are closed to keys. */
const areaOf: Readonly<Record<string, (typeof areas)[number]>> = {
  properties: 'homes',
  search: 'homes',
  'media-resources': 'homes',
  translate: 'homes',
  geocode: 'homes',
  bookings: 'bookings',
  quotes: 'bookings',
  owners: 'owner',
  notifications: 'messages',
  conversations: 'messages',
  payload: 'bookings',
  reviews: 'bookings',
  staff: 'staff',
}

/** Whether a key with these scopes can make this call. */
export const scopesAllow = (
  scopes: readonly string[],
  { path, method, inPerson }: Pick<AnyEndpoint, 'path' | 'method' | 'inPerson'>,
): boolean => {
  const area = areaOf[path.split('/')[0] ?? '']
  if (!area || inPerson) return false
  return scopes.includes(`${area}:write`) || (method === 'GET' && scopes.includes(`${area}:read`))
}
