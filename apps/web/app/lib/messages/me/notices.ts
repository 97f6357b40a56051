import { area } from '../words.ts'

/** The menu of messages in the head of every page, and their list. */
export const noticeWords = area({
  messages: 'Messages',
  bell: '{unread, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}',
  toDo: 'To do',
  earlier: 'Newest',
  markAll: 'Mark all as read',
  seeAll: 'See all messages',
  choose: 'Choose what we write to you',
  none: 'Nothing new',
  noneText: 'Requests, payments and answers stand here as soon as they come.',
  unread: 'Unread',
  loading: 'Looking for messages',

  lead: 'Everything we told you, the newest first.',
  tabs: { label: 'Which messages', all: 'All', unread: 'Unread', todo: 'To do' },
  noneHere: {
    all: 'No messages yet',
    unread: 'You have read everything',
    todo: 'Nothing waits for you',
  },
  noneHereText: 'Requests, payments and answers stand here as soon as they come.',
  read: 'All messages are marked as read.',
  pages: 'Pages of messages',
  previousPage: 'Newer messages',
  nextPage: 'Older messages',
  page: 'Page {number}',
  opening: 'Opening your message',
  openingText: 'If nothing happens, go on by yourself.',
  goOn: 'Go on',
})
