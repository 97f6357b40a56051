import { translation } from '../words.ts'
import type { jobWords } from './jobs.ts'

export const es = translation<typeof jobWords>({
  job: 'Trabajo',
  when: 'Cuándo',
  who: 'Asignado a',
  state: 'Estado',
  nobody: 'Sin asignar',
  needsYou: 'Pendiente de su aprobación',
  kinds: {
    turnover: 'Cambio de huéspedes',
    inspection: 'Inspección',
    repair: 'Reparación',
    program: 'Visita de un programa',
  },
  states: {
    proposed: 'Pendiente del propietario',
    planned: 'Programado',
    under_way: 'En curso',
    done: 'Hecho',
    canceled: 'Cancelado',
    declined: 'Rechazado',
  },
  sameDay: 'Cambio el mismo día: libre desde las {from}, lista a las {until}',
  readyBy: 'Lista para el {moment}',
  nobodyYet: 'Sin asignar',
  photos: 'Fotos',
  before: 'Antes',
  after: 'Después',
  noPhotos: 'Ninguna todavía.',
  found: 'Observaciones',
  checklist: 'Lista de control',
  doneOf: '{done} de {all} hechos',
  doneAt: 'Hecho el {moment}',
  insuranceEnded: 'El seguro registrado del proveedor termina antes del trabajo: {day}.',
  toBooking: 'Reserva {number}',
})
