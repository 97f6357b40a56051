import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const fr = translation<typeof offerWords>({
  title: 'Votre offre pour {home}',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Votre offre : {home}',
  theyWrite: 'Leur message',
  until: 'Ce prix vous est réservé jusqu’au {until}.',
  held: 'Les nuits vous sont réservées jusque-là.',
  notHeld: 'Les nuits ne sont pas réservées. Un autre voyageur peut les prendre avant vous.',
  normal: 'Prix normal',
  offered: 'Votre prix',
  saving: 'Vous économisez {amount}',
  withTaxes: '{amount} en tout, taxes comprises',
  withExtras: 'avec {extras}',
  compare: 'Prix avec frais ; taxes à part',
  book: 'Réserver ce séjour',
  viewHome: 'Voir la maison',
  states: {
    expired: 'Cette offre a expiré',
    withdrawn: 'Cette offre a été retirée',
    taken: 'Ces nuits ont été réservées',
    booked: 'Cette offre est réservée',
  },
  stateTexts: {
    expired: 'Le séjour est peut-être encore disponible au prix normal.',
    withdrawn: 'Le séjour est peut-être encore disponible au prix normal.',
    taken: 'Un autre voyageur les a réservées avant. La maison a d’autres nuits libres.',
    booked: 'Si vous l’avez réservée, la suite se trouve dans vos voyages.',
  },
  normalPrice: 'Voir le prix du jour',
  otherNights: 'Voir d’autres dates',
  trips: 'Vos voyages',
  setTitle: 'Vos offres',
  setLead: '{number, plural, one {Un séjour} other {# séjours}} au choix.',
  see: 'Voir cette offre',
  agent: 'Votre agent de voyages',
  agencyTerms: 'Conditions de {name}',
  chosenBy: 'Choisi pour vous par {name}',
  agentTerms:
    'Vous réservez auprès de {company} : son prix, son contrat de location et ses conditions d’annulation s’appliquent, comme pour tous les voyageurs.',
})
