import { translation } from '../words.ts'
import type { goodwillWords } from './goodwill.ts'

export const es = translation<typeof goodwillWords>({
  amount: 'Cortesía por encima de la política',
  amountHint: 'Déjelo vacío para devolver lo que da la política y nada más.',
  unclear: 'Indique un importe mayor que cero.',
  bearer: '¿Quién paga lo que supera la política?',
  bearerMissing: 'Elija quién paga.',
  bearers: { owners: 'Los propietarios y nosotros, cada uno su parte', company: 'Solo nosotros' },
  bearerHints: {
    owners: 'Se devuelven alquiler y comisión. Se avisa a los propietarios.',
    company: 'Los propietarios conservan lo que les da la política.',
  },
  costTitle: 'Se devuelven {beyond} por encima de la política',
  cost: 'Los propietarios reciben {owners} menos y nosotros {company} menos.',
  needsSecond: 'Supera el límite de una persona. La estancia sigue reservada hasta que una segunda persona lo apruebe.',
  send: 'Enviar para aprobación: se devuelven {amount}',
  sent: 'Enviado para aprobación. La estancia sigue reservada hasta que una segunda persona lo apruebe.',
  reason: 'Motivo',
  reasonShort: 'Escriba al menos diez caracteres.',
})
