import { translation } from '../words.ts'
import type { pricingRaiseWords } from './pricing-raise.ts'

export const fr = translation<typeof pricingRaiseWords>({
  open: 'Modifier plusieurs maisons',
  title: 'Tarifs de plusieurs maisons',
  close: 'Fermer',
  lead: 'Les nuits choisies coûtent tant de plus ou de moins qu’à présent, en montants entiers. Chaque maison garde la modification dans sa propre liste.',
  homes: 'Maisons',
  all: 'Toutes',
  none: 'Aucune',
  chooseOne: 'Merci de choisir une maison.',
  share: 'Pour cent en plus, ou en moins avec un signe moins',
  caption: 'Ce qui change, maison par maison',
  home: 'Maison',
  nights: 'Nuits libres',
  before: 'Ensemble à présent',
  after: 'Ensemble ensuite',
  save: '{homes, plural, one {Modifier # maison} other {Modifier # maisons}}',
  saved:
    '{homes, plural, one {Les nouveaux tarifs de # maison valent} other {Les nouveaux tarifs de # maisons valent}}',
  undone:
    '{homes, plural, one {Les tarifs de # maison sont comme avant} other {Les tarifs de # maisons sont comme avant}}',
  kept: 'Modifiées depuis et laissées telles quelles : {homes}',
})
