import { area } from '../words.ts'

/** What people write to the team, in one list. */
export const staffInboxWords = area({
  title: 'Inbox',
  lead: 'What guests and owners write to the team, the longest waiting first.',
  tabs: { waiting: 'Unanswered', all: 'All' },
  tabsLabel: 'Which conversations',
  who: 'Person',
  last: 'Last message',
  since: 'Waiting since',
  at: 'Last written',
  you: 'Team: {text}',
  none: { waiting: 'No message is waiting', all: 'No messages yet' },
  noneText: 'New messages appear here.',
  unread: '{number} new',
})
