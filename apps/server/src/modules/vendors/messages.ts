import type { PlainDate } from '@porchlight/contract'
import { said } from '@porchlight/wording'

/** Texts of this module. */
export const emails = {
  documentsExpiring: (firstName: string, vendor: string, day: PlainDate) => ({
    subject: said('vendor.expiring.subject', { vendor, day: { day } }),
    heading: said('vendor.expiring.heading', { firstName, vendor }),
    paragraphs: [said('vendor.expiring.text', { day: { day } })],
    action: { label: said('vendor.expiring.action'), path: '/staff/vendors' },
  }),
}
