import type { NoticePreferences, NotificationData, PushDevice } from '@porchlight/contract'
import { isEssential } from '@porchlight/contract'
import type { Account } from '#modules/accounts'
import type { Device } from './devices.ts'
import { isKind, kindOf } from './engine/kinds.ts'
import { openablePath } from './engine/product-path.ts'
import type { Notice } from './notices.ts'

/** A notice with links its reader can currently open. */
export const noticeView = (row: Notice, reader: Pick<Account, 'roles' | 'permissions'>): NotificationData => {
  const to = openablePath(reader, row.path)
  return {
    id: row.id,
    subject: row.subject,
    content: row.content,
    topic: isKind(row.kind) ? kindOf(row.kind).topic : 'account',
    action: row.action,
    to,
    clicked: row.clicked_at !== null,
    todo: row.to_do && row.done_at === null,
    about: row.about_kind && row.about_id !== null ? { kind: row.about_kind, id: row.about_id } : null,
    commentLinks: { current: [{ url: to }], legacy: [] },
    createdAt: row.created_at.toISOString(),
  }
}

export const deviceView = ({ id, name, createdAt }: Device): PushDevice => ({
  id,
  name,
  since: createdAt.toISOString(),
})

export const choiceView = ({
  topic,
  channels,
}: Pick<NoticePreferences['topics'][number], 'topic' | 'channels'>): NoticePreferences['topics'][number] => ({
  topic,
  essential: isEssential(topic),
  channels,
})
