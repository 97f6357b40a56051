import { translation } from '../words.ts'
import type { offlineWords } from './offline.ts'

export const es = translation<typeof offlineWords>({
  title: 'No tiene conexión',
  text: 'Esta página aún no se ha abierto en este dispositivo, así que tiene que esperar a que haya conexión. En cuanto la haya, se abre sola.',
  plainText: 'Las páginas que ha abierto en este dispositivo se pueden ver sin conexión.',
  tryAgain: 'Intentar de nuevo',
  kept: 'Estas las puede abrir ahora',
  keptAt: 'Tal como estaba: {when}',
  nothingKept: 'En este dispositivo aún no se ha guardado nada. Las páginas se guardan al abrirlas.',
  waits:
    '{count, plural, one {Un cambio espera} other {# cambios esperan}} en este dispositivo y se enviarán cuando tenga conexión.',
  newVersion: 'Hay una versión nueva',
  newVersionText: 'Recargue cuando le venga bien. Lo que ha escrito se queda.',
  reload: 'Recargar',
  later: 'Más tarde',
  copy: 'Ve esta página tal como estaba: {when}',
  copyText: 'Ahora mismo no hay conexión. Lo que ha cambiado desde entonces no se muestra.',
  lost: 'No tiene conexión',
  lostText: 'Lo que ha abierto sigue aquí. Las demás páginas tienen que esperar a que haya conexión.',
  dismiss: 'Cerrar',
})
