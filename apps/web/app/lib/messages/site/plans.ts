import { area } from '../words.ts'

export const plansWords = area({
  title: 'Floor plan and tour',
  enlarge: 'Enlarge: {title}',
  viewer: 'Floor plans of {home}',
  pdf: 'PDF, {size} MB',
  download: 'Download the PDF',
  startTour: 'Start the tour',
  playFilm: 'Play video',
  asks: 'Provided by {provider}. It loads only when you press play.',
})
