import { translation } from '../words.ts'
import type { appWords } from './app.ts'

export const de = translation<typeof appWords>({
  noDownload: 'Herunterladen ist in der mobilen App nicht möglich',
  denied: 'Diese Berechtigungen sind verweigert: {list}.',
  openSettings: 'App-Einstellungen öffnen',
  permissions: { camera: 'Kamera', microphone: 'Mikrofon', photos: 'Fotos', videos: 'Videos' },
  messages: 'Mitteilungen',
  dismiss: 'Schließen',
})
