import { lazy, Suspense } from 'react'
import { useOpenUser } from '#app/lib/session.ts'

const NoticeBell = lazy(() => import('./notice-bell.tsx').then((part) => ({ default: part.NoticeBell })))
const NoticeKeeper = lazy(() => import('./notice-keeper.tsx').then((part) => ({ default: part.NoticeKeeper })))

/** The bell of whoever is logged in and let in; visitors do not load it. */
export const UserBell = () =>
  useOpenUser() && (
    <Suspense>
      <NoticeBell />
    </Suspense>
  )

/** What keeps the messages of whoever is logged in fresh. */
export const UserNotices = () =>
  useOpenUser() && (
    <Suspense>
      <NoticeKeeper />
    </Suspense>
  )
