import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const fr = translation<typeof bookingWords>({
  guests: '{number, plural, one {# voyageur} other {# voyageurs}}',
  nights: '{number, plural, one {# nuit} other {# nuits}}',
  sort: '{kind, select, adults {{number, plural, one {# adulte} other {# adultes}}} children {{number, plural, one {# enfant} other {# enfants}}} infants {{number, plural, one {# bébé} other {# bébés}}} other {{number, plural, one {# chien} other {# chiens}}}}',
  payNow: 'Dès que vous aurez signé',
  payToday: 'Aujourd’hui, {date}',
  payThen:
    '{days, plural, =0 {De la même façon} one {De la même façon, # jour avant votre arrivée} other {De la même façon, # jours avant votre arrivée}}',
  paid: 'Payé',
  failed: 'La carte a été refusée ; merci de régler maintenant',
  due: 'À régler maintenant',
  pending: 'En chemin depuis votre banque',
  canceled: 'Annulé',
  planLabel: 'Paiements',
  everythingBack: 'Jusqu’au {moment} : tout est remboursé',
  partBack: 'Jusqu’au {moment} : {amount} remboursés',
  nothingBack: 'Jusqu’au {moment} : aucun remboursement',
  toTheCard: '{amount}, par le moyen de paiement utilisé.',
  afterThat: 'Ensuite : {amount} remboursés',
  afterThatNothing: 'Ensuite : aucun remboursement',
  cancelLabel: 'Ce qui est remboursé si vous annulez',
  agreementLabel: 'Texte : {title}',
})
