import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const de = translation<typeof rebookedNightsWords>({
  title: 'Falls Ihre Nächte neu gebucht werden',
  count: '{rebooked} von {nights, plural, one {# Nacht} other {# Nächten}} neu gebucht',
  counted:
    'Eine Nacht zählt, sobald ein anderer Gast seinen ganzen Aufenthalt bezahlt hat. Wir erstatten, wenn dieser nicht mehr erstattbar ist.',
  given: '{amount} erstattet oder unterwegs.',
})
