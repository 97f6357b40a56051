import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const es = translation<typeof homeIdentityWords>({
  title: 'Verificación de identidad',
  lead: 'Quien reserva sube un documento de identidad antes de llegar: nombre, fecha de nacimiento y foto. El código de la puerta aparece cuando nuestro equipo lo acepta. Las normas de la casa lo mencionan. Las reservas existentes no se ven afectadas.',
  asks: 'Exigir verificación de identidad',
  on: 'Verificación activada para nuevas reservas',
  off: 'Verificación desactivada',
})
