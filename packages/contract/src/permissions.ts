/** Permissions of staff. Administrators have all of them. */
export const permissionNames = ['people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'] as const
export type Permission = (typeof permissionNames)[number]

/** What someone may do in an area; each includes the ones before. */
export const accessLevels = ['read', 'act', 'approve'] as const
export type AccessLevel = (typeof accessLevels)[number]
export type AccessLevels = Readonly<Partial<Record<Permission, AccessLevel>>>
