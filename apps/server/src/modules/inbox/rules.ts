import { answerWithinMinutes, doneByHand, type InboxItem, type InboxKind, type InboxList } from '@porchlight/contract'

const minuteMs = 60_000

/** When an unanswered conversation should have its answer. */
export const answerDue = (since: Date): Date => new Date(since.getTime() + answerWithinMinutes * minuteMs)

export const isDoneByHand = (kind: InboxKind): boolean => (doneByHand as readonly InboxKind[]).includes(kind)

type Listed = Pick<InboxItem, 'assignee' | 'snoozedUntil' | 'mentioned'>

/** Which lists an item is in for one member of staff. A snoozed item is in no other list until its time comes. */
export const listsOf = ({ assignee, snoozedUntil, mentioned }: Listed, me: number, now: Date): InboxList[] => {
  if (snoozedUntil !== null && new Date(snoozedUntil) > now) return ['snoozed']
  return [
    'open',
    ...(assignee?.id === me || mentioned ? (['mine'] as const) : []),
    ...(assignee === null ? (['unassigned'] as const) : []),
  ]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word typed is somewhere in what the item shows. */
export const matches = (item: Pick<InboxItem, 'person' | 'home' | 'detail' | 'tags'>, typed: string): boolean => {
  const text = plain([item.person, item.home, item.detail, ...item.tags].filter(Boolean).join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
