import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const fr = translation<typeof bookingWords>({
  guests: '{number, plural, one {# voyageur} other {# voyageurs}}',
  nights: '{number, plural, one {# nuit} other {# nuits}}',
  sort: '{kind, select, adults {{number, plural, one {# adulte} other {# adultes}}} children {{number, plural, one {# enfant} other {# enfants}}} infants {{number, plural, one {# bébé} other {# bébés}}} other {{number, plural, one {# chien} other {# chiens}}}}',
  payNow: 'À la signature',
  payToday: 'Aujourd’hui, {date}',
  payThen:
    '{days, plural, =0 {Débit automatique} one {Débit automatique # jour avant votre arrivée} other {Débit automatique # jours avant votre arrivée}}',
  paid: 'Payé',
  failed: 'Carte refusée. Payez maintenant.',
  due: 'À régler maintenant',
  pending: 'En cours de traitement par votre banque',
  canceled: 'N’est plus dû',
  planLabel: 'Échéancier de paiement',
  fullRefund: 'Jusqu’au {moment} : remboursement intégral',
  partBack: 'Jusqu’au {moment} : remboursement de {amount}',
  nothingBack: 'Jusqu’au {moment} : aucun remboursement',
  toOriginalMethod: '{amount}, sur le moyen de paiement d’origine.',
  afterThat: 'Ensuite : remboursement de {amount}',
  afterThatNothing: 'Ensuite : aucun remboursement',
  cancelLabel: 'Remboursement en cas d’annulation',
  agreementLabel: 'Texte : {title}',
})
