import { approvalWriters } from './approval-messages.ts'
import { bookingWriters } from './booking-messages.ts'
import type { NoticeKind } from './engine/kinds.ts'
import { needWriters } from './need-messages.ts'
import { ownerWriters } from './owner-messages.ts'
import { payeeWriters } from './payee-messages.ts'
import { paymentWriters } from './payment-messages.ts'
import { searchMatched } from './search-messages.ts'
import { stayWriters } from './stay-messages.ts'
import type { Writers } from './words.ts'

/** Every word of our messages, by what happened. */
export const writers: Writers<NoticeKind> = {
  ...bookingWriters,
  ...paymentWriters,
  ...stayWriters,
  ...needWriters,
  ...ownerWriters,
  ...approvalWriters,
  ...payeeWriters,
  team_wrote: ({ firstName }, { home }) => ({
    subject: home ? `${home}: the team has written to you` : 'The team has written to you',
    brief: 'Open it to read and answer.',
    heading: 'You have a message',
    paragraphs: [
      `Dear ${firstName}, our team has written to you${home ? ` about ${home}` : ''}. The message and everything before it are on the page.`,
    ],
    action: 'Read and answer',
  }),
  person_wrote: ({ firstName }, { home, person, lines, files }) => ({
    subject: `${person} sent a message${home ? ` about ${home}` : ''}`,
    brief: `${person} is waiting for a reply.`,
    heading: `Message from ${person}`,
    paragraphs: [
      `Hi ${firstName}, ${person} wrote${home ? ` about ${home}` : ''}:`,
      ...lines,
      ...(files > 0 ? [files === 1 ? '1 file is attached.' : `${files} files are attached.`] : []),
    ],
    action: 'Read and reply',
  }),
  search_matched: searchMatched,
  mail_stopped: ({ firstName }, { address }) => ({
    subject: 'Our letters do not reach you',
    brief: `${address} refused our letters, so we have stopped writing to it. Please look at your address.`,
    heading: 'Our letters do not reach you',
    paragraphs: [`Dear ${firstName}, ${address} refused our letters, so we have stopped writing to it.`],
    action: 'Look at it',
  }),
}
