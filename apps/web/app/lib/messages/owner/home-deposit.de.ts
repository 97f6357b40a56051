import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const de = translation<typeof homeDepositWords>({
  title: 'Eine Kaution',
  note: 'Auf der Karte vorgemerkt, nicht abgebucht',
  lead: 'Sie wird ab dem Tag vor der Anreise auf der Karte des Gastes vorgemerkt, bis nichts mehr zum Aufenthalt beansprucht werden kann, und steht neben dem Preis, nicht darin. Was von einem Anspruch geregelt ist, wird zuerst davon genommen. Gebuchte Aufenthalte behalten das Vereinbarte.',
  amount: 'Kaution je Aufenthalt',
  amountHint: '0 verlangt keine',
  waiverLead:
    'Ein Gast darf stattdessen einen Schadensverzicht wählen: Er zahlt einen kleinen Betrag, der nicht zurückkommt, nichts wird vorgemerkt, und was von einer Forderung vereinbart wird, bekommen Sie bis zur Grenze daraus.',
  price: 'Preis des Verzichts',
  priceHint: '0: niemand kann ihn wählen',
  limit: 'Er zahlt bis zu',
  limitHint: 'Mindestens die Kaution',
  noDeposit: 'Er tritt an die Stelle einer Kaution: Verlangen Sie zuerst eine.',
  tooLow: 'Das ist weniger als die Kaution.',
  unclear: 'Bitte schreiben Sie einen Betrag.',
  save: 'Kaution speichern',
  saved: 'Sie gilt ab dem nächsten Angebot',
})
