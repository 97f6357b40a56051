import { translation } from '../words.ts'
import type { claimWords } from './claims.ts'

export const es = translation<typeof claimWords>({
  title: '¿Falta una reserva?',
  note: 'Indíquenos una reserva que debería ser suya',
  number: 'Número de confirmación',
  lastName: 'Apellido del huésped',
  reason: 'Por qué debe atribuírsele',
  reasonHint: 'Al menos 10 caracteres: cómo y cuándo envió a este huésped',
  short: 'Explique el motivo en al menos 10 caracteres.',
  send: 'Reclamar reserva',
  sent: 'Reclamación recibida. Responderemos hasta el {day}.',
  list: 'Sus reclamaciones',
  state: 'Estado',
  claimed: 'reclamada el {day}',
  answerBy: 'respuesta hasta el {day}',
  states: {
    open: 'En revisión',
    credited: 'Atribuida a usted',
    declined: 'No atribuida',
  },
})
