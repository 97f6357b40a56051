import { translation } from '../words.ts'
import type { pricingSetupWords } from './pricing-setup.ts'

export const es = translation<typeof pricingSetupWords>({
  title: 'Configurar los precios de {home}',
  lead: 'Responda a unas preguntas para crear sus precios. Verá cada noche antes de guardar, las temporadas se repiten tres años y todo se puede cambiar después.',
  replaces:
    'Esta casa ya tiene precios. Las temporadas que indique sustituyen a las actuales. Los precios de noches sueltas y lo que no cambie se mantienen.',
  choose: 'Elija una casa',
  usual: 'La mayor parte del año',
  base: 'Precio de una noche normal',
  weekend: 'Suplemento las noches de viernes y sábado',
  floor: 'Precio mínimo por noche',
  minNights: 'Estancia mínima (noches)',
  high: 'Temporada alta',
  hasHigh: 'Esta casa tiene temporada alta',
  more: 'Aumento de precio',
  quiet: 'Temporada baja',
  hasQuiet: 'Esta casa tiene temporada baja',
  less: 'Reducción de precio',
  long: 'Descuentos por estancias largas',
  week: 'Descuento semanal (7 noches o más)',
  month: 'Descuento mensual (28 noches o más)',
  link: 'Configurar precios',
})
