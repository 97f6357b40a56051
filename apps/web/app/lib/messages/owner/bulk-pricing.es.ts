import { translation } from '../words.ts'
import type { bulkPricingWords } from './bulk-pricing.ts'

export const es = translation<typeof bulkPricingWords>({
  open: 'Cambiar varias casas',
  title: 'Cambiar precios o estancia mínima',
  close: 'Cerrar',
  lead: 'Cambie los precios de las noches elegidas, redondeados a importes enteros, o la estancia mínima para las llegadas en ellas. El cambio aparece en el historial de cada casa.',
  homes: 'Casas',
  all: 'Seleccionar todas',
  none: 'Borrar selección',
  chooseOne: 'Elija al menos una casa.',
  kind: 'Cambio',
  kinds: { percent: 'Porcentaje', amount: 'Importe', min_nights: 'Estancia mínima' },
  values: {
    percent: 'Cambio en porcentaje (menos para bajar)',
    amount: 'Cambio por noche, en la moneda de la casa (menos para bajar)',
    min_nights: 'Noches mínimas',
  },
  longer: 'Días de llegada con un mínimo más largo',
  shorter: 'Días de llegada con un mínimo más corto',
  caption: 'Cambios por casa',
  home: 'Casa',
  nights: 'Noches disponibles',
  before: 'Total antes',
  after: 'Total después',
  save: '{homes, plural, one {Guardar para # casa} other {Guardar para # casas}}',
  saved: '{homes, plural, one {Guardado para # casa} other {Guardado para # casas}}',
  undone: '{homes, plural, one {Cambio deshecho en # casa} other {Cambio deshecho en # casas}}',
  kept: 'Sin deshacer, porque los precios cambiaron después: {homes}',
})
