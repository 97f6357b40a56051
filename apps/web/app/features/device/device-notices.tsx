import type { User } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { Alert, Button } from '@porchlight/ui'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { offlineWords } from '#app/lib/messages/site/offline.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { connection } from '#app/lib/stored/connection.ts'
import { giveBackTyped, keepTyped } from '#app/lib/stored/form-draft.ts'
import { noteSeen, registerWorker, takeOver, type Waiting } from '#app/lib/stored/register.ts'
import { thisCopy } from '#app/lib/stored/stored-copy.ts'

const AppNotices = lazy(() => import('./app-notices.tsx'))

const Foot = ({ children }: { children: ReactNode }) => <aside className="bottom-alert device-notice">{children}</aside>

const useWaitingVersion = () => {
  const [waiting, setWaiting] = useState<Waiting>()
  const language = useLanguage()
  useEffect(() => registerWorker(setWaiting), [])
  useEffect(() => void noteSeen(language), [language])
  return [waiting, () => setWaiting(undefined)] as const
}

const useIsOnline = (): boolean => {
  const { listen, isOnline } = connection()
  return useSyncExternalStore(listen, isOnline, () => true)
}

/**
 * The signed-in person's payloads and files, stored by one tab for all, as long as there is a connection to load them
 * with.
 */
const useOwn = (user: User | null, online: boolean) => {
  useEffect(() => {
    if (!user || !online) return
    let stop = () => {}
    let isHere = true
    const begin = async () => {
      const { holdOwn } = await import('#app/lib/stored/hold-own.ts')
      if (isHere)
        stop = holdOwn(
          String(user.id),
          user.roles.map(({ name }) => name),
        )
    }
    void begin().catch(() => {})
    return () => {
      isHere = false
      stop()
    }
  }, [user, online])
}

const NewVersion = ({ waiting, onLater }: { waiting: Waiting; onLater: () => void }) => {
  const words = useWords(offlineWords)
  const reload = () => {
    keepTyped()
    takeOver(waiting)
  }
  const action = (
    <>
      <Button look="primary" onClick={reload}>
        {words.reload}
      </Button>
      <Button look="quiet" onClick={onLater}>
        {words.later}
      </Button>
    </>
  )
  return (
    <Foot>
      <Alert live tone="info" title={words.newVersion} action={action}>
        {words.newVersionText}
      </Alert>
    </Foot>
  )
}

const Copy = ({ at, onDismiss }: { at: number; onDismiss: () => void }) => {
  const words = useWords(offlineWords)
  const { moment } = useFormats()
  const when = moment(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const again = (
    <Button look="quiet" onClick={() => location.reload()}>
      {words.tryAgain}
    </Button>
  )
  return (
    <Foot>
      <Alert live title={words.copy({ when })} action={again} dismiss={{ label: words.dismiss, onPress: onDismiss }}>
        {words.copyText}
      </Alert>
    </Foot>
  )
}

const Lost = ({ onDismiss }: { onDismiss: () => void }) => {
  const words = useWords(offlineWords)
  return (
    <Foot>
      <Alert live title={words.lost} dismiss={{ label: words.dismiss, onPress: onDismiss }}>
        {words.lostText}
      </Alert>
    </Foot>
  )
}

/** Device notices, one at a time. Starts offline storage once the page has settled. */
const Notices = ({ user }: { user: User | null }) => {
  const [waiting, later] = useWaitingVersion()
  const online = useIsOnline()
  const [copy, setCopy] = useState(thisCopy)
  const [dismissed, setDismissed] = useState(false)
  useOwn(user, online)
  useEffect(giveBackTyped, [])
  useEffect(() => {
    if (online) setDismissed(false)
  }, [online])
  if (waiting) return <NewVersion waiting={waiting} onLater={later} />
  if (copy !== null) return <Copy at={copy} onDismiss={() => setCopy(null)} />
  return online || dismissed ? null : <Lost onDismiss={() => setDismissed(true)} />
}

export const DeviceNotices = () => {
  const user = useRoot()?.user ?? null
  return (
    <>
      <Notices key={user?.id} user={user} />
      {isNativeShell() && (
        <Suspense>
          <AppNotices />
        </Suspense>
      )}
    </>
  )
}
