import { translation } from '../words.ts'
import type { cancelStayWords } from './cancel-stay.ts'

export const es = translation<typeof cancelStayWords>({
  close: 'Cerrar',
  head: '¿Cancelar esta estancia?',
  ask: '{home}, {dates}. Las noches vuelven a estar disponibles enseguida. No se puede deshacer.',
  loading: 'Calculando el reembolso',
  columns: { line: 'Concepto', paid: 'Pagado', retained: 'Se retiene', refund: 'Reembolso' },
  sum: 'Total',
  backTo: 'Reembolso de {amount} a {method}',
  backToFriend: 'Reembolso de {amount} a quien pagó una parte ({method})',
  theirCard: 'a su propia tarjeta',
  balance: 'Según la política de cancelación, quedan {amount} por pagar.',
  reason: 'Motivo (opcional)',
  reasonHint: 'Se guarda con la reserva. Lo pueden leer el huésped, el propietario y el equipo.',
  make: 'Cancelar y reembolsar {amount}',
  makeNothing: 'Cancelar sin reembolso',
  keep: 'Mantener la estancia',
  termsChanged: 'Los importes han cambiado desde que abrió esta página. Estos son los actuales.',
  made: 'Cancelada. Se reembolsan {amount} a la forma de pago original.',
  madeNothing: 'La estancia está cancelada.',
  whose: '¿Quién cancela?',
  whoseIs: {
    guest: 'El huésped',
    operator: 'La empresa o el propietario',
    no_show: 'Nadie: el huésped no se presentó',
  },
  whoseHint: {
    guest: 'Se aplica la política de cancelación de la reserva.',
    operator: 'El huésped recibe el reembolso íntegro.',
    no_show: 'Se aplica la política de cancelación de la reserva a día de hoy. Llame antes al huésped.',
  },
  missing: {
    make: 'Marcar como no presentado y reembolsar {amount}',
    makeNothing: 'Marcar como no presentado sin reembolso',
    made: 'Marcada como no presentado. Se reembolsan {amount} a la forma de pago original.',
    madeNothing: 'Marcada como no presentado.',
  },
})
