import { z } from 'zod'
import { defineEvent } from '#kernel/events'

export const translationsStored = defineEvent('translation.kept', 'Translations were stored in the memory.', {
  pairs: z.array(z.string()),
})
