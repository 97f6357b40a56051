import { translation } from '../words.ts'
import type { externalStayWords } from './external-stays.ts'

export const fr = translation<typeof externalStayWords>({
  title: 'Hôtes d’autres sites',
  lead: 'Qui a réservé ailleurs et nous a dit qu’il vient. Dites quelle maison l’attend ; il reçoit une lettre.',
  waiting: 'En attente',
  answered: 'Répondus',
  count: '{number, plural, =0 {Personne} one {Un hôte} other {# hôtes}}',
  none: 'Personne n’attend',
  noneText: 'Les hôtes se signalent sur {path}. Le lien va dans les messages des autres sites.',
  guest: 'Hôte',
  site: 'Site de réservation',
  nights: 'Nuits',
  house: 'Maison',
  fits: '{home} est prise par ce site exactement pour ces nuits.',
  noFit: 'Aucun de nos calendriers n’est pris exactement pour ces nuits.',
  choose: 'Quelle maison ?',
  confirm: 'Attendre l’hôte',
  unknown: 'Nous ne connaissons pas ce séjour',
  unknownState: 'Inconnu',
  done: 'L’hôte reçoit une lettre',
  party:
    '{adults, plural, one {# adulte} other {# adultes}}{children, plural, =0 {} one {, # enfant} other {, # enfants}}',
  at: 'vers {time} (heure locale)',
  first: 'Choisissez d’abord la maison',
})
