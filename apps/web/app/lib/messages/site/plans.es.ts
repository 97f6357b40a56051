import { translation } from '../words.ts'
import type { plansWords } from './plans.ts'

export const es = translation<typeof plansWords>({
  title: 'Plano y recorrido',
  enlarge: 'Ampliar: {title}',
  viewer: 'Planos de {home}',
  pdf: 'PDF de {size} MB',
  download: 'Descargar el PDF',
  startTour: 'Empezar el recorrido',
  playFilm: 'Ver la película',
  asks: 'Lo muestra {provider}, a quien solo se le pide cuando usted pulsa',
})
