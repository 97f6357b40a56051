import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const de = translation<typeof depositWords>({
  title: 'Kaution',
  missing: 'Wird ab {moment} vorgemerkt, nicht abgebucht. Sie haben vom Konto bezahlt, darum brauchen wir eine Karte.',
  leave: 'Karte hinterlegen',
  leaveTitle: 'Karte für die Kaution',
  leaveLead:
    '{home}: Wir merken {amount} ab {moment} vor, bis die Frist für Forderungen endet. Bis dahin ist die Karte nur hinterlegt. Die Vormerkung ist keine Abbuchung und gehört nicht zum Preis.',
  keep: 'Diese Karte hinterlegen',
  keepNote: 'Hinterlegt, nicht abgebucht. Ab {moment} merkt sie {amount} vor.',
  cardSaved: 'Diese Karte ist für die Kaution hinterlegt',
  todo: 'Eine Karte für die Kaution hinterlegen',
  todoText:
    'Wir merken {amount} ab {moment} vor, ohne abzubuchen. Sie haben vom Konto bezahlt, darum brauchen wir eine Karte.',
  later: 'Wird ab {moment} auf Ihrer Karte vorgemerkt. Sie wird nicht abgebucht und gehört nicht zum Preis.',
  placing: 'Wir bitten Ihre Bank, sie vorzumerken. Sie wird nicht abgebucht.',
  held: 'Seit {moment} auf {method} vorgemerkt. Sie wird nicht abgebucht.',
  heldUntil:
    'Seit {moment} auf {method} vorgemerkt. Sie wird nicht abgebucht und bis {until} freigegeben, sofern nichts zu Ihrem Aufenthalt beansprucht wird.',
  refused: '{method} hat die Vormerkung abgelehnt, und es wurde nichts abgebucht. Hinterlegen Sie eine andere Karte.',
  yourCard: 'Ihre Karte',
  renewal:
    'Ihre Bank verlängert die Vormerkung auf {method} nicht. Hinterlegen Sie eine andere Karte, bevor sie abläuft.',
  released: 'Freigegeben am {moment}. Banken brauchen bis zu einigen Tagen, um es zu zeigen.',
  charged: '{charged} am {moment} für die geregelte Forderung abgebucht. Der Rest ist freigegeben.',
  charging: 'Die geregelte Forderung wird davon abgebucht. Der Rest ist freigegeben.',
  give: 'Andere Karte hinterlegen',
  cardTitle: 'Karte für die Kaution',
  cardLead:
    '{home}: Wir merken {amount} ab jetzt vor, bis die Frist für Forderungen endet. Die Vormerkung ist keine Abbuchung und gehört nicht zum Preis.',
  hold: 'Vormerkung von {amount} erlauben',
  holdNote: 'Eine Vormerkung, keine Abbuchung.',
  notHeld: 'Ihre Bank hat die Vormerkung abgelehnt',
  notHeldText: 'Es wurde nichts vorgemerkt oder abgebucht. Versuchen Sie eine andere Karte.',
  done: 'Kaution vorgemerkt',
  onDesk: 'Vorgemerkte Kaution: {amount}. Ihre Entscheidung wird zuerst davon abgebucht.',
})
