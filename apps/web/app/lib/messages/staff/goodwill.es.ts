import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const es = translation<typeof goodwillWords>({
  amount: 'Reembolso de cortesía adicional',
  amountHint: 'Déjelo vacío para reembolsar solo lo que fija la política.',
  unclear: 'Indique un importe mayor que cero.',
  bearer: '¿Quién paga el reembolso de cortesía?',
  bearerMissing: 'Elija quién paga.',
  bearers: { owners: 'Propietarios y empresa, cada uno su parte', company: 'Solo la empresa' },
  bearerHints: {
    owners: 'Se reembolsan alquiler y comisión. Se avisa a los propietarios.',
    company: 'Los propietarios conservan su parte según la política.',
  },
  costTitle: '{beyond} reembolsados por encima de la política',
  cost: 'La parte de los propietarios baja {owners}; la de la empresa, {company}.',
  needsSecond: 'Supera el límite de una persona. La reserva sigue activa hasta que una segunda persona apruebe.',
  send: 'Pedir aprobación para reembolsar {amount}',
  sent: 'Enviado para aprobación. La reserva sigue activa hasta que una segunda persona apruebe.',
  reason: 'Motivo',
  reasonShort: 'Escriba al menos 10 caracteres.',
})
