import type { PlainDate } from '@porchlight/contract'

/** Texts of this module. */
export const letters = {
  documentsExpiring: (firstName: string, vendor: string, day: PlainDate) => ({
    subject: `Documents of ${vendor} expire on ${day}`,
    heading: `${firstName}, documents of ${vendor} are about to expire`,
    paragraphs: [
      `The vendor’s insurance or contract expires on ${day}. Get new documents before you assign them a job.`,
    ],
    action: { label: 'View vendors', path: '/staff/vendors' },
  }),
}
