import { translation } from '../words.ts'
import type { limitsWords } from './limits.ts'

export const es = translation<typeof limitsWords>({
  title: 'Límites de aprobación',
  lead: 'Importes hasta los que esta persona actúa sola en un día. Vacío: el límite de la empresa.',
  company: 'Empresa: {company}',
  saved: 'Límites guardados',
  sent: 'Enviado a un segundo administrador',
  waits: 'Un cambio de estos límites espera aprobación.',
  tightens: 'Se aplica de inmediato: estos límites bajan.',
  loosens: 'Así puede hacer más por su cuenta: {changes}. Un segundo administrador debe aprobarlo.',
  tooMuch: 'Como máximo el límite de la empresa, {most}.',
  edit: 'Cambiar límites',
  same: 'Sigue los límites de la empresa.',
  own: '{name}: {own} (empresa: {company})',
})
