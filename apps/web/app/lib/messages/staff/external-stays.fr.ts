import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const fr = translation<typeof externalStayWords>({
  title: 'Voyageurs d’autres sites',
  lead: 'Voyageurs ayant réservé sur un autre site et inscrits chez vous. Associez chacun à une maison ; il reçoit un e-mail.',
  waiting: 'À associer',
  answered: 'Associés',
  count: '{number, plural, =0 {Aucun} one {Un voyageur} other {# voyageurs}}',
  none: 'Aucun voyageur à associer',
  noneText: 'Les voyageurs s’inscrivent sur {path}. Ajoutez ce lien à vos messages sur les autres sites.',
  guest: 'Voyageur',
  site: 'Site',
  nights: 'Nuits',
  home: 'Maison',
  fits: '{home} est réservée sur ce site pour exactement ces nuits.',
  noFit: 'Aucun calendrier synchronisé n’est réservé pour exactement ces nuits.',
  choose: 'Choisissez une maison',
  confirm: 'Confirmer le voyageur',
  unknown: 'Aucun séjour correspondant',
  unknownState: 'Sans correspondance',
  done: 'Voyageur prévenu',
  party:
    '{adults, plural, one {# adulte} other {# adultes}}{children, plural, =0 {} one {, # enfant} other {, # enfants}}',
  at: 'vers {time} (heure locale)',
  first: 'Choisissez d’abord une maison',
})
