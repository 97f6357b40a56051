import { translation } from '../words.ts'
import type { leaseWords } from './lease.ts'

export const fr = translation<typeof leaseWords>({
  lead: 'Des séjours au mois au bord de la mer, à partir du premier. Chaque prix est celui de tout le séjour, tous frais compris.',
  months: 'Combien de temps',
  month: '{number, plural, one {# mois} many {# de mois} other {# mois}}',
  from: 'À partir de',
  adults: 'Adultes',
  children: 'Enfants',
  show: 'Voir les maisons',
  starts: 'Quand une maison est libre',
  start: '{month} : {homes, plural, =0 {aucune} one {# maison} many {# de maisons} other {# maisons}}',
  found:
    '{homes, plural, =0 {Aucune maison n’est libre : {dates}.} one {# maison est libre : {dates}.} many {# de maisons sont libres : {dates}.} other {# maisons sont libres : {dates}.}}',
  none: 'Essayez un autre mois : la liste ci-dessus montre les disponibilités. Ou contactez-nous : certains propriétaires acceptent des séjours plus longs que leur calendrier ne l’indique.',
  perMonth: '{price} par mois, tous frais compris,',
  taxes: 'taxes {amount}',
  noTaxes: 'sans taxes',
  more: '{number, plural, one {# autre maison dans la recherche} many {# d’autres maisons dans la recherche} other {# autres maisons dans la recherche}}',
  how: 'La suite',
  steps: {
    choose: 'Choisissez une maison : sa page s’ouvre sur ces mois et le prix entier, ligne par ligne.',
    book: 'Réservez-la là-bas, ou demandez au propriétaire : il répond sous 24 heures.',
    pay: 'Vous signez le contrat et payez selon le plan qui figure à côté du prix.',
  },
})
