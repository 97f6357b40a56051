/** Permissions of staff. Administrators have all of them. */
export const permissionNames = ['people', 'homes', 'bookings', 'money', 'content', 'jobs', 'identity'] as const
export type Permission = (typeof permissionNames)[number]
