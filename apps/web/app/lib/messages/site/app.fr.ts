import { translation } from '../words.ts'
import type { appWords } from './app.ts'

export const fr = translation<typeof appWords>({
  unexpected:
    'Une erreur s’est produite et nous essaierons de la signaler. Notez ce que vous faisiez ; il faudra peut-être redémarrer l’application ou ressaisir vos données.',
  noDownload: 'Le téléchargement n’est pas possible dans l’application mobile',
  denied: 'Ces autorisations sont refusées : {list}.',
  openSettings: 'Ouvrir les réglages de l’application',
  permissions: { camera: 'Appareil photo', microphone: 'Micro', photos: 'Galerie photo', videos: 'Vidéos' },
  messages: 'Messages',
  dismiss: 'Fermer',
})
