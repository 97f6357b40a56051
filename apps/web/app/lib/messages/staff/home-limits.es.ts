import { translation } from '../words.ts'
import type { homeLimitsWords } from './home-limits.ts'

export const es = translation<typeof homeLimitsWords>({
  title: 'Casas',
  lead: 'Con qué casas trabaja esta persona. Lo de otras casas se le oculta y se le rechaza.',
  all: 'Todas las casas',
  groups: 'Grupos de casas',
  hint: 'Nada elegido: todas las casas.',
  none: 'Cree primero un grupo de casas.',
  edit: 'Cambiar casas',
  save: 'Guardar',
  cancel: 'Cancelar',
  wider: 'Ve más casas que antes. Un segundo administrador tiene que aprobarlo.',
  saved: 'Casas guardadas',
  sent: 'Enviado para su aprobación',
  waits: 'Un cambio de acceso espera a un segundo administrador.',
  choose: 'Todas las casas',
  chosen: '{count, plural, one {# grupo} other {# grupos}}',
  homes: '{number, plural, one {# casa} other {# casas}}',
  column: 'Casas',
  reasonShort: 'Indique un motivo de al menos 10 caracteres.',
})
