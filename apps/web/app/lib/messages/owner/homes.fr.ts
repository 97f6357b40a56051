import { translation } from '../words.ts'
import type { ownerHomesWords } from './homes.ts'

export const fr = translation<typeof ownerHomesWords>({
  title: 'Maisons',
  lead: 'Chaque maison dont vous avez une part, et ce qu’il lui faut encore avant de pouvoir être réservée.',
  inYourName: 'À votre nom',
  caption: 'Vos maisons avec leur état, votre part et le loyer le plus bas par nuit',
  home: 'Maison',
  state: 'État',
  states: {
    draft: 'Brouillon',
    submitted: 'Transmise',
    vetting: 'En cours de visite',
    live: 'En ligne',
    paused: 'En pause',
    retired: 'Retirée',
  },
  stillMissing: '{steps, plural, one {# étape manquante} other {# étapes manquantes}}',
  sleeps: 'Couchages',
  share: 'Votre part',
  booksAs: 'Mode de réservation',
  atOnce: 'Immédiate',
  onRequest: 'Sur votre réponse',
  fromNight: 'Dès, la nuit',
  count: '{homes, plural, one {# maison} other {# maisons}}',
  empty: 'Aucune maison n’est encore à votre nom.',
  emptyText: 'Proposez-nous une maison et nous vous répondons sous deux jours ouvrés.',
  listHouse: 'Proposer votre maison',
})
