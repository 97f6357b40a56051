import { area } from '../words.ts'

/** The notification menu in the header of every page, and the notification list. */
export const notificationWords = area({
  messages: 'Notifications',
  bell: '{unread, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  toDo: 'To do',
  earlier: 'Newest',
  markAll: 'Mark all as read',
  seeAll: 'See all notifications',
  choose: 'Notification settings',
  none: 'You’re all caught up',
  noneText: 'Requests, payments, and answers appear here.',
  unread: 'Unread',
  loading: 'Loading notifications',

  lead: 'All your notifications, newest first.',
  tabs: { label: 'Filter notifications', all: 'All', unread: 'Unread', todo: 'To do' },
  noneHere: {
    all: 'No notifications yet',
    unread: 'You’re all caught up',
    todo: 'Nothing to do',
  },
  noneHereText: 'Requests, payments, and answers appear here.',
  read: 'All notifications marked as read.',
  pages: 'Pages of notifications',
  previousPage: 'Newer notifications',
  nextPage: 'Older notifications',
  page: 'Page {number}',
  opening: 'Opening your notification',
  openingText: 'If nothing happens, choose Continue.',
  goOn: 'Continue',
})
