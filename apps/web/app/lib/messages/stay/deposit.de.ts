import { translation } from '../words.ts'
import type { depositWords } from './deposit.ts'

export const de = translation<typeof depositWords>({
  title: 'Kaution',
  missing:
    'Wird ab {moment} vorgemerkt, nicht abgebucht. Dafür ist keine Karte hinterlegt: Sie haben vom Konto bezahlt, und ein Konto kann nichts vormerken. Bitte hinterlegen Sie eine.',
  leave: 'Karte hinterlegen',
  leaveTitle: 'Eine Karte für die Kaution',
  leaveLead:
    '{home}: {amount} werden ab {moment} vorgemerkt, bis nichts mehr zu Ihrem Aufenthalt beansprucht werden kann. Bis dahin wird die Karte nur aufbewahrt. Es wird nichts abgebucht, und sie gehört nicht zum Preis.',
  keep: 'Diese Karte hinterlegen',
  keepNote: 'Hinterlegt, nicht abgebucht. Ab {moment} merkt sie {amount} vor.',
  kept: 'Diese Karte ist für die Kaution hinterlegt',
  todo: 'Eine Karte für die Kaution hinterlegen',
  todoText:
    '{amount} werden ab {moment} vorgemerkt und nicht abgebucht. Sie haben vom Konto bezahlt, darum ist noch keine Karte da.',
  later: 'Wird ab {moment} auf Ihrer Karte vorgemerkt. Sie wird nicht abgebucht und gehört nicht zum Preis.',
  placing: 'Wir bitten Ihre Bank, sie vorzumerken. Sie wird nicht abgebucht.',
  held: 'Seit {moment} auf {method} vorgemerkt. Sie wird nicht abgebucht.',
  heldUntil:
    'Seit {moment} auf {method} vorgemerkt. Sie wird nicht abgebucht und bis {until} freigegeben, sofern nichts zu Ihrem Aufenthalt beansprucht wird.',
  refused: '{method} merkt sie nicht vor. Es wurde nichts abgebucht. Bitte nennen Sie uns eine andere Karte.',
  yourCard: 'Ihre Karte',
  renewal:
    'Ihre Bank lässt {method} sie nicht länger vormerken. Bitte nennen Sie uns eine andere Karte, bevor sie freigegeben wird.',
  released: 'Freigegeben am {moment}. Banken brauchen bis zu einigen Tagen, um es zu zeigen.',
  charged: '{charged} am {moment} abgebucht, da der Anspruch geregelt ist; der Rest ist frei.',
  charging: 'Der Anspruch ist geregelt und wird davon genommen; der Rest ist frei.',
  give: 'Andere Karte nennen',
  cardTitle: 'Eine Karte für die Kaution',
  cardLead:
    '{home}: {amount} werden ab jetzt vorgemerkt, bis nichts mehr zu Ihrem Aufenthalt beansprucht werden kann. Es wird nichts abgebucht, und sie gehört nicht zum Preis.',
  hold: '{amount} auf dieser Karte vormerken',
  holdNote: 'Vorgemerkt, nicht abgebucht. Lehnt Ihre Bank ab, wird nichts vorgemerkt.',
  notHeld: 'Diese Karte merkt sie nicht vor',
  notHeldText:
    'Ihre Bank hat abgelehnt; nichts wurde vorgemerkt oder abgebucht. Bitte versuchen Sie eine andere Karte.',
  done: 'Diese Karte trägt die Kaution',
  onDesk: 'Kaution vorgemerkt: {amount}. Was Sie entscheiden, wird zuerst davon genommen.',
})
