import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const de = translation<typeof homeDepositWords>({
  title: 'Eine Kaution',
  note: 'Auf der Karte vorgemerkt, nicht abgebucht',
  lead: 'Sie wird ab dem Tag vor der Anreise auf der Karte des Gastes vorgemerkt, bis nichts mehr zum Aufenthalt beansprucht werden kann, und steht neben dem Preis, nicht darin. Was von einem Anspruch geregelt ist, wird zuerst davon genommen. Gebuchte Aufenthalte behalten das Vereinbarte.',
  amount: 'Kaution je Aufenthalt',
  amountHint: '0 verlangt keine',
  unclear: 'Bitte schreiben Sie einen Betrag.',
  save: 'Kaution speichern',
  saved: 'Sie gilt ab dem nächsten Angebot',
})
