import { translation } from '../words.ts'
import type { appWords } from './app.ts'

export const es = translation<typeof appWords>({
  noDownload: 'La aplicación móvil no permite descargar archivos',
  denied: 'Estos permisos están denegados: {list}.',
  openSettings: 'Abrir los ajustes de la aplicación',
  permissions: { camera: 'Cámara', microphone: 'Micrófono', photos: 'Fotos', videos: 'Vídeos' },
  messages: 'Mensajes',
  dismiss: 'Cerrar',
})
