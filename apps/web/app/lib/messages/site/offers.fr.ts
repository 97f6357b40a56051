import { translation } from '../words.ts'
import type { offerWords } from './offers.ts'

export const fr = translation<typeof offerWords>({
  title: '{home} vous est proposée',
  lead: '{dates}, {nights}. {party}.',
  metaTitle: 'Votre offre : {home}',
  theyWrite: 'Leur mot',
  until: 'À vous à ce prix jusqu’au {until}.',
  held: 'Les nuits vous sont réservées jusque-là.',
  notHeld: 'Les nuits ne sont pas réservées entre-temps : le premier qui réserve les a.',
  normal: 'Pour tous les autres',
  offered: 'Pour vous',
  saving: '{amount} de moins',
  withTaxes: '{amount} en tout, taxes comprises',
  withExtras: 'avec {extras}',
  compare: 'Le prix, tous frais compris, taxes à côté',
  book: 'Réserver ce séjour',
  seeHouse: 'Voir la maison',
  states: {
    expired: 'Cette offre a expiré',
    withdrawn: 'Cette offre a été retirée',
    taken: 'Ces nuits sont prises',
    booked: 'Cette offre est réservée',
  },
  stateTexts: {
    expired: 'Le séjour est peut-être encore libre, au prix de tout le monde.',
    withdrawn: 'Le séjour est peut-être encore libre, au prix de tout le monde.',
    taken: 'Quelqu’un a été plus rapide. La maison a d’autres nuits.',
    booked: 'Si c’était vous, la suite se trouve dans vos voyages.',
  },
  normalPrice: 'Voir le prix du jour',
  otherNights: 'Voir d’autres nuits',
  trips: 'Vos voyages',
  setTitle: 'Vos offres',
  setLead: '{number, plural, one {Un séjour} other {# séjours}} au choix.',
  see: 'Voir cette offre',
})
