import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const companyChanged = defineEvent('company.changed', 'Settings of the company or of a brand were changed.', {
  brandId: z.string().nullable(),
})
