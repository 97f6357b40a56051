/** Areas that a member of staff may be let into. An administrator is let into all of them. */
export const permissionNames = ['people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'] as const
export type Permission = (typeof permissionNames)[number]
