import { translation } from '../words.ts'
import type { joinProgramWords } from './join-program.ts'

export const es = translation<typeof joinProgramWords>({
  become: 'Hacerse socio',
  another: 'Unirse a otro programa de socios',
  lead: 'Nuestro equipo lee su solicitud y le envía el acuerdo para firmar.',
  program: 'Programa',
  apply: 'Solicitar',
  close: 'Cerrar',
  sent: 'Solicitud enviada. La encontrará en el espacio del socio.',
})
