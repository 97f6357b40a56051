import { translation } from '../words.ts'
import type { plansWords } from './plans.ts'

export const de = translation<typeof plansWords>({
  title: 'Grundriss und Rundgang',
  enlarge: 'Vergrößern: {title}',
  viewer: 'Grundrisse von {home}',
  pdf: 'PDF mit {size} MB',
  download: 'PDF herunterladen',
  startTour: 'Rundgang beginnen',
  playFilm: 'Film abspielen',
  asks: 'Gezeigt von {provider}; gefragt wird dort erst, wenn Sie drücken',
})
