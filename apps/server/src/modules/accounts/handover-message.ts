import type { HandoverWork } from '@porchlight/contract'
import { said } from '@porchlight/wording'

type Handover = { firstName: string; from: string; work: readonly { what: HandoverWork; count: number }[] }

/** Notifies a colleague of the work now assigned to them. */
export const handoverMessage = ({ firstName, from: colleague, work }: Handover) => ({
  subject: said('account.handed_over.heading', { colleague }),
  heading: said('account.handed_over.heading', { colleague }),
  paragraphs: [
    said('account.handed_over.text', { firstName, colleague }),
    ...work.map(({ what, count }) => said(`account.handed_over.${what}`, { count })),
  ],
  action: { label: said('account.handed_over.action'), path: '/staff/inbox?list=mine' },
})
