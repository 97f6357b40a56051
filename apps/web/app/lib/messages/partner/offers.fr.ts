import { translation } from '../words.ts'
import type { partnerOffersWords } from './offers.ts'

export const fr = translation<typeof partnerOffersWords>({
  title: 'Réserver pour un voyageur',
  lead: 'Indiquez votre voyageur et nous lui écrivons. Il signe et paie lui-même, au prix de tous ; la réservation compte comme la vôtre.',
  stay: 'Le séjour',
  choose: 'Choisissez d’abord la maison et les dates',
  chooseText: 'Sur la page de la maison, appuyez sur « Réserver ». De là, vous continuez pour votre voyageur.',
  findHouse: 'Trouver une maison',
  total: '{total} en tout',
  kept: 'Les nuits sont gardées 24 heures pour votre voyageur, au plus deux fois par semaine par maison.',
  notKept: 'Cette maison veut être consultée d’abord, donc les nuits ne sont pas gardées. Le prix vaut 24 heures.',
  message: 'Ce que vous écrivez à votre voyageur',
  send: 'Envoyer le séjour au voyageur',
  sent: '{name} a reçu une lettre avec le lien',
  offers: 'Ce que vous avez proposé',
  none: 'Vous n’avez encore rien proposé',
  noneText: 'Ce que vous envoyez aux voyageurs figure ici, avec la suite donnée.',
  guest: 'Voyageur',
})
