import { isNativeShell } from '@porchlight/native'
import { toast } from '@porchlight/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { clickNotice, openScreenOfNotices, pollNotices, startNotices, stopNotices } from '#app/lib/notices/notices.ts'
import type { Message } from '#app/lib/notices/polling.ts'
import { hasChosenPush } from '#app/lib/push/chosen.ts'
import { useUser } from '#app/lib/session.ts'

/** A new notification shows for five seconds; a click marks it as read and opens it. */
const popUpHere = ({ id, subject, content, to }: Message): void =>
  toast({ title: subject, message: content, icon: 'bell', to, action: { onPress: () => void clickNotice(id) } })

/** In the app, the device shows it if permitted (spec section 7). */
const popUpInApp = async (message: Message): Promise<void> => {
  const { showOnDevice } = await import('#app/lib/native/notices.ts')
  if (!(await showOnDevice(message))) popUpHere(message)
}

const keepPush = async (accountId: number) => {
  if (isNativeShell()) await (await import('#app/lib/native/push.ts')).keepAppPush(accountId)
  else if (hasChosenPush(accountId)) await (await import('#app/lib/push/keep.ts')).keepPushHere(accountId)
}

/**
 * Mounted once in the root: refreshes the logged-in person's notifications, shows new ones as toasts, and marks those
 * for the open screen as read. Renders nothing.
 */
export const NotificationUpdates = () => {
  const accountId = useUser()?.id
  const { pathname } = useLocation()
  useEffect(() => {
    if (accountId === undefined) return
    startNotices(accountId, isNativeShell() ? (message) => void popUpInApp(message) : popUpHere)
    void keepPush(accountId)
    const onVisible = () => document.hidden || pollNotices()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      stopNotices()
    }
  }, [accountId])
  useEffect(() => {
    if (accountId !== undefined) void openScreenOfNotices(pathname)
  }, [accountId, pathname])
  return null
}
