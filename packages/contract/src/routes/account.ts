import type { RouteDraft } from './entry.ts'

/** Account pages, the same for every role. */
export const accountRoutes = [
  { id: 'account', path: '/account', portal: 'account', group: 'Account', label: 'My Account', authRequired: true },
  { id: 'me-notifications', path: '/me/notifications', group: 'Account', label: 'Notifications', authRequired: true },
  {
    id: 'me-notification-go',
    path: '/me/notifications/:id/go',
    group: 'Account',
    label: 'Notification',
    params: { id: 'id' },
    useLastMetaData: true,
    authRequired: true,
  },
  {
    id: 'me-app-notification-redirect',
    path: '/me/app-notification/redirect/:id',
    group: 'Account',
    label: 'Notification',
    params: { id: 'id' },
    useLastMetaData: true,
    authRequired: true,
  },
] as const satisfies readonly RouteDraft[]
