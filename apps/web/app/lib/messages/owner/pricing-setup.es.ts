import { translation } from '../words.ts'
import type { pricingSetupWords } from './pricing-setup.ts'

export const es = translation<typeof pricingSetupWords>({
  title: 'Configurar los precios de {home}',
  lead: 'Responda a unas preguntas para crear sus precios. Verá cada noche antes de guardar, las temporadas se repiten tres años y todo se puede cambiar después.',
  over: {
    title: 'Esta casa ya tiene precios',
    titleLive: 'Esta casa ya está publicada',
    text: 'Las preguntas iniciales no pueden sustituirlos. Cambie los precios, las temporadas y las reglas de estancia en la página de precios.',
    textLive: 'Las preguntas iniciales son para casas nuevas. Indique los precios en la página de precios.',
    link: 'Cambiar precios',
  },
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
