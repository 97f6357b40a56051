import {
  answerWithinMinutes,
  doneByHand,
  type InboxItem,
  type InboxKind,
  type InboxList,
  type MenuCount,
} from '@porchlight/contract'

const minuteMs = 60_000

/** The deadline for answering an unanswered conversation. */
export const answerDue = (since: Date): Date => new Date(since.getTime() + answerWithinMinutes * minuteMs)

export const isDoneByHand = (kind: InboxKind): boolean => (doneByHand as readonly InboxKind[]).includes(kind)

type Listed = Pick<InboxItem, 'assignee' | 'snoozedUntil' | 'mentioned'>

/** The lists an item is in for one staff member. A snoozed item is in no other list until its time comes. */
export const listsOf = ({ assignee, snoozedUntil, mentioned }: Listed, me: number, now: Date): InboxList[] => {
  if (snoozedUntil !== null && new Date(snoozedUntil) > now) return ['snoozed']
  return [
    'open',
    ...(assignee?.id === me || mentioned ? (['mine'] as const) : []),
    ...(assignee === null ? (['unassigned'] as const) : []),
  ]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every typed word appears somewhere in the item. */
export const matches = (item: Pick<InboxItem, 'person' | 'home' | 'detail' | 'tags'>, typed: string): boolean => {
  const text = plain([item.person, item.home, item.detail, ...item.tags].filter(Boolean).join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The kinds of waiting items each menu section handles; the rest is handled in the inbox itself. */
const partsOfMenu = {
  questions: ['question'],
  claims: ['claim', 'deposit'],
  concierge: ['order'],
  identities: ['identity'],
  approvals: ['approval'],
  issues: ['issue'],
  jobs: ['job'],
  homes: ['vetting', 'feed', 'fees', 'tax', 'permit', 'home_document'],
  vendors: ['insurance'],
} as const satisfies Partial<Record<MenuCount, readonly InboxKind[]>>

/** How many items wait behind each menu section. Snoozed items aren't counted. */
export const menuCounts = (
  open: readonly (Listed & Pick<InboxItem, 'kind'>)[],
  me: number,
  now: Date,
): Record<MenuCount, number> => {
  const waiting = open.filter((item) => listsOf(item, me, now).includes('open'))
  const counts = Object.entries(partsOfMenu).map(([part, kinds]) => [
    part,
    waiting.filter(({ kind }) => (kinds as readonly InboxKind[]).includes(kind)).length,
  ])
  return { inbox: waiting.length, ...Object.fromEntries(counts) } as Record<MenuCount, number>
}

/** The first word of events that change what the team sees of a day or has to answer. */
const areasOfWork = [
  'approval',
  'booking',
  'calendar',
  'claim',
  'concierge',
  'conversation',
  'correspondence',
  'feed',
  'fees',
  'home',
  'inbox',
  'issue',
  'job',
  'payment',
  'question',
  'review',
  'stay',
]

export const changesWork = (event: string): boolean => areasOfWork.includes(event.split('.')[0] ?? '')
