import type { PlainDate } from '@porchlight/contract'

/** Every word of this module's own. */
export const letters = {
  papersEnd: (firstName: string, vendor: string, day: PlainDate) => ({
    subject: `Papers of ${vendor} end on ${day}`,
    heading: `${firstName}, papers of ${vendor} end`,
    paragraphs: [`Its insurance or its contract ends on ${day}. Ask for new papers before you send it to a house.`],
    action: { label: 'Open the vendors', path: '/staff/vendors' },
  }),
}
