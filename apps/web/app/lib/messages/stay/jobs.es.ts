import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const es = translation<typeof jobWords>({
  job: 'Trabajo',
  when: 'Cuándo',
  who: 'Quién lo hace',
  state: 'Estado',
  nobody: 'Nadie todavía',
  kinds: {
    turnover: 'Cambio de huéspedes',
    inspection: 'Inspección',
    repair: 'Reparación',
    program: 'Visita de un programa',
  },
  states: {
    proposed: 'Se pregunta al propietario',
    planned: 'Planificado',
    under_way: 'En curso',
    done: 'Hecho',
    canceled: 'Anulado',
    declined: 'No deseado',
  },
  sameDay: 'El mismo día: libre desde las {from}, lista a las {until}',
  readyBy: 'Lista para el {moment}',
  nobodyYet: 'Todavía no viene nadie',
  photos: 'Fotos',
  before: 'Antes',
  after: 'Después',
  noPhotos: 'Ninguna todavía.',
  found: 'Lo que se encontró',
  checklist: 'Lista de control',
  doneOf: '{done} de {all} hechos',
  doneAt: 'Hecho el {moment}',
  toBooking: 'Reserva {number}',
})
