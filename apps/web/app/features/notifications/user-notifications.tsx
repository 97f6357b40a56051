import { lazy, Suspense } from 'react'
import { useOpenUser } from '#app/lib/session.ts'

const NoticeBell = lazy(() => import('./notice-bell.tsx').then((part) => ({ default: part.NoticeBell })))
const NotificationUpdates = lazy(() =>
  import('./notification-updates.tsx').then((part) => ({ default: part.NotificationUpdates })),
)

/** The bell for people who are logged in and verified; visitors do not load it. */
export const UserBell = () =>
  useOpenUser() && (
    <Suspense>
      <NoticeBell />
    </Suspense>
  )

/** Refreshes the logged-in person's notifications. */
export const UserNotifications = () =>
  useOpenUser() && (
    <Suspense>
      <NotificationUpdates />
    </Suspense>
  )
