import { translation } from '../words.ts'
import type { appWords } from './app.ts'

export const es = translation<typeof appWords>({
  unexpected:
    'Se ha producido un error e intentaremos comunicarlo. Anote lo que estaba haciendo; quizá tenga que reiniciar la aplicación o introducir los datos de nuevo.',
  noDownload: 'La aplicación móvil no permite descargar archivos',
  denied: 'Estos permisos están denegados: {list}.',
  openSettings: 'Abrir los ajustes de la aplicación',
  permissions: { camera: 'Cámara', microphone: 'Micrófono', photos: 'Fotos', videos: 'Vídeos' },
  messages: 'Mensajes',
  dismiss: 'Cerrar',
})
