import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const es = translation<typeof offlineWords>({
  title: 'No tiene conexión',
  text: 'Aún no ha abierto esta página en este dispositivo. Se abrirá cuando vuelva a tener conexión.',
  plainText: 'Las páginas que ha abierto en este dispositivo se pueden ver sin conexión.',
  tryAgain: 'Intentar de nuevo',
  saved: 'Guardado sin conexión',
  storedAt: 'Tal como estaba: {when}',
  nothingSaved: 'Aún no hay nada guardado sin conexión. Las páginas se guardan al abrirlas.',
  waits:
    '{count, plural, one {Hay un cambio pendiente} other {Hay # cambios pendientes}} de sincronizar. Se enviarán cuando tenga conexión.',
  newVersion: 'Hay una actualización disponible',
  newVersionText: 'Recargue cuando le venga bien. Lo que ha escrito se queda.',
  reload: 'Recargar',
  later: 'Más tarde',
  copy: 'Ve esta página tal como estaba: {when}',
  copyText: 'No tiene conexión. Los cambios posteriores no se muestran.',
  lost: 'No tiene conexión',
  lostText: 'Las páginas que ha abierto siguen aquí. Las demás necesitan conexión.',
  dismiss: 'Cerrar',
})
