import { translation } from '../words.ts'
import type { passwordChangeWords } from './password-change.ts'

export const es = translation<typeof passwordChangeWords>({
  change: 'Cambiar la contraseña',
  expired: 'Contraseña caducada',
  temporaryText: 'La contraseña que ha usado era temporal. Elija la suya.',
  current: 'Contraseña actual',
  fresh: 'Contraseña nueva',
  confirm: 'Repita la contraseña',
  show: 'Mostrar {field}',
  hide: 'Ocultar {field}',
  send: 'Cambiar la contraseña',
  cancel: 'Cancelar',
  close: 'Cerrar',
  weak: 'Esta contraseña es demasiado débil. Use al menos 8 caracteres y combine letras, números y signos.',
  mismatch: 'La contraseña y su confirmación deben coincidir',
  changed: 'Su contraseña se ha cambiado. Se han cerrado todas las demás sesiones.',
  missingUser: 'Falta el usuario',
})
