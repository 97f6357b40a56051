import { translation } from '../words.ts'
import type { rebookedNightsWords } from './rebooked-nights.ts'

export const es = translation<typeof rebookedNightsWords>({
  title: 'Si sus noches se vuelven a reservar',
  count: '{rebooked} de {nights, plural, one {# noche} other {# noches}} vueltas a reservar',
  counted:
    'Una noche cuenta cuando otro huésped ha pagado toda su estancia. Le reembolsamos cuando esa estancia deje de ser reembolsable.',
  given: '{amount} reembolsados o en camino.',
})
