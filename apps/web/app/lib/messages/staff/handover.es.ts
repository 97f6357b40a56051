import { translation } from '../words.ts'
import type { handoverWords } from './handover.ts'

export const es = translation<typeof handoverWords>({
  openWork: 'Aún tiene trabajo pendiente:',
  work: {
    jobs: '{count, plural, one {# tarea en casas} other {# tareas en casas}}',
    leads: '{count, plural, one {# contacto} other {# contactos}}',
    inbox: '{count, plural, one {# elemento de la bandeja} other {# elementos de la bandeja}}',
    approvals:
      '{count, plural, one {# solicitud pendiente de aprobación} other {# solicitudes pendientes de aprobación}}',
  },
  handTo: 'Traspasar a',
  handToHint: 'Recibe un correo y lo ve en su bandeja. Lo que no pueda abrir vuelve al equipo.',
  choose: 'Elija a un colega',
  lacksAccess: '{name} (sin acceso a todo)',
  nobody: 'Nadie del equipo puede abrir todo este trabajo. Dé antes acceso a alguien.',
  missing: 'Elija quién continúa.',
  act: 'Traspasar y desactivar',
})
