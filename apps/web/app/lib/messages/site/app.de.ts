import { translation } from '../words.ts'
import type { appWords } from './app.ts'

export const de = translation<typeof appWords>({
  unexpected:
    'Ein Fehler ist aufgetreten, und wir versuchen, ihn zu melden. Bitte merken Sie sich, was Sie gerade getan haben; vielleicht müssen Sie die App neu starten oder Ihre Angaben noch einmal eingeben.',
  noDownload: 'Herunterladen ist in der mobilen App nicht möglich',
  denied: 'Diese Berechtigungen sind verweigert: {list}.',
  openSettings: 'App-Einstellungen öffnen',
  permissions: { camera: 'Kamera', microphone: 'Mikrofon', photos: 'Fotos', videos: 'Filme' },
  messages: 'Mitteilungen',
  dismiss: 'Schließen',
})
