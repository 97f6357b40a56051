import type { HandoverWork } from '@porchlight/contract'

const nouns: Record<HandoverWork, readonly [one: string, many: string]> = {
  jobs: ['job', 'jobs'],
  leads: ['lead', 'leads'],
  inbox: ['item in your inbox', 'items in your inbox'],
}

type Handover = { firstName: string; from: string; work: readonly { what: HandoverWork; count: number }[] }

/** Tells a colleague what is theirs now. */
export const handoverMessage = ({ firstName, from, work }: Handover) => ({
  subject: `You take over from ${from}`,
  heading: `You take over from ${from}`,
  paragraphs: [
    `Hi ${firstName}, ${from} left the team. Their open work is yours now:`,
    work.map(({ what, count }) => `${count} ${nouns[what][count === 1 ? 0 : 1]}`).join(', '),
  ],
  action: { label: 'Open your inbox', path: '/staff/inbox?list=mine' },
})
