import { translation } from '../words.ts'
import type { pricingRaiseWords } from './pricing-raise.ts'

export const es = translation<typeof pricingRaiseWords>({
  open: 'Cambiar varias casas',
  title: 'Precios de varias casas',
  close: 'Cerrar',
  lead: 'Las noches elegidas cuestan tanto más o menos que ahora, en importes enteros. Cada casa guarda el cambio en su propia lista.',
  homes: 'Casas',
  all: 'Todas',
  none: 'Ninguna',
  chooseOne: 'Elija una casa, por favor.',
  share: 'Por ciento más, o menos con signo menos',
  caption: 'Qué cambia, casa por casa',
  home: 'Casa',
  nights: 'Noches libres',
  before: 'Juntas ahora',
  after: 'Juntas después',
  save: '{homes, plural, one {Cambiar # casa} other {Cambiar # casas}}',
  saved: '{homes, plural, one {Los nuevos precios de # casa ya valen} other {Los nuevos precios de # casas ya valen}}',
  undone:
    '{homes, plural, one {Los precios de # casa vuelven a ser los de antes} other {Los precios de # casas vuelven a ser los de antes}}',
  kept: 'Cambiadas entretanto y dejadas como están: {homes}',
})
