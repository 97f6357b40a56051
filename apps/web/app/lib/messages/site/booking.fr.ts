import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const fr = translation<typeof bookingWords>({
  guests: '{number, plural, one {# voyageur} other {# voyageurs}}',
  nights: '{number, plural, one {# nuit} other {# nuits}}',
  sort: '{kind, select, adults {{number, plural, one {# adulte} other {# adultes}}} children {{number, plural, one {# enfant} other {# enfants}}} infants {{number, plural, one {# bébé} other {# bébés}}} other {{number, plural, one {# chien} other {# chiens}}}}',
  payNow: 'Dès que vous aurez signé',
  payToday: 'Aujourd’hui, {date}',
  payThen:
    '{days, plural, =0 {Même carte} one {Même carte, # jour avant votre arrivée} other {Même carte, # jours avant votre arrivée}}',
  paid: 'Payé',
  failed: 'La carte a été refusée ; merci de régler maintenant',
  due: 'À régler maintenant',
  cancelled: 'Annulé',
  planLabel: 'Paiements',
  everythingBack: 'Jusqu’au {moment} : tout est remboursé',
  partBack: 'Jusqu’au {moment} : {amount} remboursés',
  nothingBack: 'Jusqu’au {moment} : aucun remboursement',
  toTheCard: '{amount}, sur la carte utilisée.',
  afterThat: 'Ensuite : {amount} remboursés',
  afterThatNothing: 'Ensuite : aucun remboursement',
  cancelLabel: 'Ce qui est remboursé si vous annulez',
  agreementLabel: 'Texte : {title}',
})
