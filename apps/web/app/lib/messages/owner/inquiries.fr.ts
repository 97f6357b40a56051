import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const fr = translation<typeof ownerInquiriesWords>({
  title: 'Demandes et offres',
  lead: 'Offres en cours pour vos maisons et questions des voyageurs.',
  offers: 'Les offres',
  questions: 'Les questions',
  questionsNote: 'le concierge répond ; les réponses utiles figurent sur la page de la maison',
  noQuestion: 'Aucune question pour l’instant.',
  open: 'sans réponse',
  fromHome: '{home}, {date}',
  newNote: 'pour un voyageur que vous connaissez ; il réserve avec le lien',
  guestPays: 'Le voyageur paie',
  yours: 'Votre versement',
  guestPaysAll: 'Le voyageur paie, taxes comprises',
  choosePrice: 'Choisissez des dates pour voir ce que paie le voyageur et ce que vous recevez.',
  answered: '{home} · {number, plural, one {# question traitée} other {# questions traitées}}',
  price: 'Offre',
  pays: 'Le voyageur paie {amount}, taxes comprises.',
  madeOn: 'Créée par {name} le {date}',
  money: 'Votre versement en cas de réservation',
  noContract: 'Aucun contrat ne couvre ces nuits ; nous ne pouvons pas estimer votre versement.',
  line: 'Poste',
  why: 'Détails',
  amount: 'Montant',
  message: 'Message au voyageur',
})
