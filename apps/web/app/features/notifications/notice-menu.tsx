import { EmptyState, Press, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { notificationWords } from '#app/lib/messages/me/notifications.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { readNotices } from '#app/lib/notices/notices.ts'
import type { Menu, Message } from '#app/lib/notices/polling.ts'
import { NoticeItem } from './notice-item.tsx'
import { useAgo } from './use-ago.ts'

const List = ({ title, messages }: { title: string; messages: readonly Message[] }) => {
  const ago = useAgo()
  if (messages.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <NoticeItem notice={message} when={ago(message.createdAt)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The menu's content: open tasks first, then the newest notifications. */
export const NoticeMenu = ({ menu }: { menu: Menu }) => {
  const words = useWords(notificationWords)
  const others = menu.messages.filter(({ todo }) => !todo)
  const isEmpty = menu.messages.length === 0 && menu.todo.length === 0
  return (
    <>
      <div className="notice-menu-head">
        <h2>{words.messages}</h2>
        {(menu.counts.unread ?? 0) > 0 && <Press onClick={() => void readNotices()}>{words.markAll}</Press>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="notice-menu-body" aria-label={words.messages} tabIndex={0}>
        {isEmpty && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        <List title={words.toDo} messages={menu.todo} />
        <List title={words.earlier} messages={others} />
      </section>
      <div className="notice-menu-foot">
        <UiLink href={href('/me/notifications')}>{words.seeAll}</UiLink>
      </div>
    </>
  )
}
