import { area } from '../words.ts'

/** Messages to staff. */
export const staffInboxWords = area({
  title: 'Inbox',
  lead: 'Messages from guests and owners, longest waiting first.',
  tabs: { waiting: 'Unanswered', all: 'All' },
  tabsLabel: 'Filter conversations',
  who: 'Person',
  last: 'Last message',
  since: 'Waiting since',
  at: 'Last message at',
  you: 'Team: {text}',
  none: { waiting: 'No unanswered messages', all: 'No messages yet' },
  noneText: 'New messages appear here.',
  unread: '{number} new',
})
