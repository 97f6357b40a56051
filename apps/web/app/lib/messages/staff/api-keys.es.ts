import { translation } from '../words.ts'
import type { staffKeysWords } from './api-keys.ts'

export const es = translation<typeof staffKeysWords>({
  title: 'Claves de API',
  lead: 'Los programas actúan como la persona que creó la clave. Cada persona crea claves en su propia cuenta.',
  make: 'Crear una clave en su cuenta',
  name: 'Clave',
  holder: 'Titular',
  made: 'Creada',
  used: 'Último uso',
  expires: 'Caduca',
  never: 'Nunca',
  staff: 'Equipo',
  none: 'Sin claves de API',
  noneText: 'Aquí aparecen las claves que crean las personas.',
  acts: 'Acciones',
  revoke: 'Revocar clave',
  revokeTitle: '¿Revocar «{name}»?',
  revokeText:
    'Los programas que usan esta clave dejan de funcionar al instante. El motivo queda en el registro de seguridad de {holder}.',
  revoked: 'Clave revocada',
})
