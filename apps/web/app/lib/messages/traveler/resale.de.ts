import { translation } from '../words.ts'
import type { resaleWords } from './resale.ts'

export const de = translation<typeof resaleWords>({
  title: 'Ihre Nächte, neu vergeben',
  count: '{letAgain} von {nights, plural, one {# Nacht} other {# Nächten}} neu vergeben',
  counted:
    'Nächte zählen, sobald andere ihren ganzen Aufenthalt bezahlt haben; das Geld folgt, wenn sie für ihres nicht mehr stornieren können.',
  given: '{amount} sind dafür zurück oder unterwegs zu Ihnen.',
})
