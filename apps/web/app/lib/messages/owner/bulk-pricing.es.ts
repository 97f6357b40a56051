import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const es = translation<typeof bulkPricingWords>({
  open: 'Cambiar varias casas',
  title: 'Cambiar precios de varias casas',
  close: 'Cerrar',
  lead: 'Suba o baje los precios de las noches elegidas, redondeados a importes enteros. El cambio aparece en el historial de cada casa.',
  homes: 'Casas',
  all: 'Seleccionar todas',
  none: 'Borrar selección',
  chooseOne: 'Elija al menos una casa.',
  share: 'Cambio en porcentaje (menos para bajar)',
  caption: 'Cambios por casa',
  home: 'Casa',
  nights: 'Noches disponibles',
  before: 'Total antes',
  after: 'Total después',
  save: '{homes, plural, one {Cambiar precios de # casa} other {Cambiar precios de # casas}}',
  saved: '{homes, plural, one {Precios guardados para # casa} other {Precios guardados para # casas}}',
  undone: '{homes, plural, one {Cambio deshecho en # casa} other {Cambio deshecho en # casas}}',
  kept: 'Sin deshacer, porque los precios cambiaron después: {homes}',
})
