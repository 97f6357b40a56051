/** Staff permissions. Administrators have all of them. */
export const permissionNames = ['people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'] as const
export type Permission = (typeof permissionNames)[number]

/** What someone can do in an area; each level includes the previous ones. */
export const accessLevels = ['read', 'act', 'approve'] as const
export type AccessLevel = (typeof accessLevels)[number]
export type AccessLevels = Readonly<Partial<Record<Permission, AccessLevel>>>
