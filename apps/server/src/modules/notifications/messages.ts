import { approvalWriters } from './approval-messages.ts'
import { bookingWriters } from './booking-messages.ts'
import type { NoticeKind } from './engine/kinds.ts'
import type { MessageWriters } from './message-types.ts'
import { needWriters } from './need-messages.ts'
import { ownerWriters } from './owner-messages.ts'
import { payeeWriters } from './payee-messages.ts'
import { paymentWriters } from './payment-messages.ts'
import { searchMatched } from './search-messages.ts'
import { stayWriters } from './stay-messages.ts'

/** The texts of every notification, by kind. */
export const writers: MessageWriters<NoticeKind> = {
  ...bookingWriters,
  ...paymentWriters,
  ...stayWriters,
  ...needWriters,
  ...ownerWriters,
  ...approvalWriters,
  ...payeeWriters,
  team_wrote: ({ firstName }, { home }) => ({
    subject: home ? `New message from our team about ${home}` : 'New message from our team',
    brief: 'Open it to read and reply.',
    heading: 'New message from our team',
    paragraphs: [
      `Hi ${firstName}, our team sent you a message${home ? ` about ${home}` : ''}. Open the conversation to read it.`,
    ],
    action: 'Read and reply',
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
    subject: 'We can’t reach you by email',
    brief: `${address} rejected our emails, so we stopped sending to it. Check your email address.`,
    heading: 'We can’t reach you by email',
    paragraphs: [
      `Hi ${firstName}, ${address} rejected our emails, so we stopped sending to it. Check your email address.`,
    ],
    action: 'Check your email address',
  }),
}
