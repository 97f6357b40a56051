import { translation } from '../words.ts'
import type { homeGroupWords } from './home-groups.ts'

export const fr = translation<typeof homeGroupWords>({
  title: 'Des maisons voisines, pour vous tous',
  lead: 'Chacune est libre à vos dates et se réserve à part. Le total comprend tous nos frais.',
  party:
    '{adults, plural, one {# adulte} many {# d’adultes} other {# adultes}}{children, plural, =0 {} one {, # enfant} many {, # d’enfants} other {, # enfants}}',
  sleeps: 'pour {number}',
  apart: 'à environ {distance}',
  meters: '{number} m',
  kilometers: '{number} km',
  total: 'Ensemble',
  taxes: 'taxes {amount}',
  noTaxes: 'sans taxes',
})
