import './notices.css'
import { Icon, Press } from '@porchlight/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { notificationWords } from '#app/lib/messages/me/notifications.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { noticesNow, onNotices, pollNotices, seeNotices } from '#app/lib/notices/notices.ts'
import { useUser } from '#app/lib/session.ts'

const NoticeMenu = lazy(() => import('./notice-menu.tsx').then((part) => ({ default: part.NoticeMenu })))

const mostShown = 99

/** The notification bell with its unread count; opens the newest notifications. Visitors have none. */
export const NoticeBell = () => {
  const words = useWords(notificationWords)
  const user = useUser()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(false)
  const menu = useSyncExternalStore(onNotices, noticesNow, () => undefined)
  const open = () => {
    setOpened(true)
    if (menu) void seeNotices()
    else pollNotices()
  }
  const openIfPressedEarly = useEffectEvent(() => {
    if (panel.current?.matches(':popover-open')) open()
  })
  // The browser can open the panel without scripts: if opened before hydration, it must be filled too.
  useEffect(() => openIfPressedEarly(), [])
  if (!user) return null
  const unread = menu?.counts.unread ?? 0
  const waiting = (
    <p className="notice-menu-wait" role="status">
      {words.loading}
    </p>
  )
  return (
    <>
      <Press className="notice-bell" popoverTarget={id} title={words.messages}>
        <span className="visually-hidden">{words.bell({ unread })}</span>
        <Icon name="bell" size={20} />
        {unread > 0 && (
          <span className="notice-count" aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </Press>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the links in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        className="ui-menu notice-menu"
        aria-label={words.messages}
        onToggle={(event) => {
          if (event.newState === 'open') open()
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover()
        }}
      >
        {opened && <Suspense fallback={waiting}>{menu ? <NoticeMenu menu={menu} /> : waiting}</Suspense>}
      </div>
    </>
  )
}
