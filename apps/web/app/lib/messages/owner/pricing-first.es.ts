import { translation } from '../words.ts'
import type { pricingFirstWords } from './pricing-first.ts'

export const es = translation<typeof pricingFirstWords>({
  title: 'Primeros precios de {home}',
  lead: 'De unas pocas respuestas sale una lista de precios. Lo que costaría cada noche se ve antes de que valga, las temporadas se fijan para tres años y todo puede cambiarse después.',
  replaces:
    'Esta casa ya tiene precios. Lo que no cambie se conserva; las temporadas que indique sustituyen a las actuales, y los precios de noches sueltas se conservan.',
  choose: '¿Para qué casa?',
  usual: 'La mayor parte del año',
  base: '¿Cuánto cuesta una noche normal?',
  weekend: '¿Cuánto más las noches de viernes y sábado?',
  floor: 'Por menos no la alquilaría',
  minNights: '¿Cuántas noches como mínimo?',
  high: 'Temporada alta',
  hasHigh: 'Hay una época del año que cuesta más',
  more: '¿Cuánto más?',
  quiet: 'Temporada tranquila',
  hasQuiet: 'Hay una época del año que cuesta menos',
  less: '¿Cuánto menos?',
  long: 'Estancias largas',
  week: 'Menos desde una semana',
  month: 'Menos desde cuatro semanas',
  link: 'Primeras preguntas',
})
