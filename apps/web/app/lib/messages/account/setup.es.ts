import { translation } from '../words.ts'
import type { setupWords } from './setup.ts'

export const es = translation<typeof setupWords>({
  title: 'Configurar su empresa',
  lead: 'Cree la cuenta del primer administrador. Esta persona invita al equipo y configura la empresa.',
  code: 'Código de configuración',
  codeHint: 'El servidor lo muestra al iniciarse. Sirve una sola vez, durante 24 horas.',
  create: 'Crear administrador',
  loggedIn: 'Ya ha iniciado sesión. Cierre la sesión antes de configurar otra cuenta.',
})
