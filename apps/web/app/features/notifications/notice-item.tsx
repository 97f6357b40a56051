import type { Notification } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { notificationWords } from '#app/lib/messages/me/notifications.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { clickNotice } from '#app/lib/notices/notices.ts'

type Props = { notice: Notification; when?: string }

/** One notification as a link to its subject; pressing it marks it as read. */
export const NoticeItem = ({ notice, when }: Props) => {
  const words = useWords(notificationWords)
  const { id, subject, content, action, to, clicked, todo } = notice
  return (
    <UiLink
      href={to}
      className="notice-item"
      data-unread={clicked ? undefined : ''}
      onClick={() => {
        if (!clicked) void clickNotice(id)
      }}
    >
      <span className="notice-mark">{!clicked && <span className="visually-hidden">{words.unread}</span>}</span>
      <span className="notice-text">
        <span className="notice-subject">{subject}</span>
        <span className="notice-content">{content}</span>
        <span className="notice-below">
          {when && <time dateTime={notice.createdAt}>{when}</time>}
          {todo && <span className="notice-act">{action}</span>}
        </span>
      </span>
    </UiLink>
  )
}
