import { translation } from '../words.ts'
import type { plansWords } from './plans.ts'

export const fr = translation<typeof plansWords>({
  title: 'Plan et visite',
  enlarge: 'Agrandir : {title}',
  viewer: 'Plans de {home}',
  pdf: 'PDF de {size} Mo',
  download: 'Télécharger le PDF',
  startTour: 'Commencer la visite',
  playFilm: 'Voir le film',
  asks: 'Montré par {provider}, à qui rien n’est demandé avant votre clic',
})
