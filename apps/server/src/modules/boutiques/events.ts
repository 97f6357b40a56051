import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const boutiqueChanged = defineEvent('boutique.changed', 'A boutique was changed.', { slug: z.string() })
