import { translation } from '../words.ts'
import type { cancelWords } from './canceling.ts'

export const es = translation<typeof cancelWords>({
  close: 'Cerrar',
  head: '¿Cancelar esta estancia?',
  ask: '{home}, {dates}. Las noches quedan libres enseguida para otros; esto no se puede deshacer.',
  loading: 'Calculando lo que se devuelve',
  columns: { line: 'Concepto', paid: 'Pagado', kept: 'Retenido', back: 'Devuelto' },
  sum: 'En total',
  backTo: '{amount} se devuelven a {method}',
  backToFriend: '{amount} se devuelven a quien pagó una parte ({method})',
  theirCard: 'a su propia tarjeta',
  balance: 'Según las condiciones, quedan {amount} por pagar.',
  reason: 'El motivo, si hay algo que decir',
  reasonHint: 'Queda con la reserva, para el huésped, el propietario y el equipo.',
  make: 'Cancelar: se devuelven {amount}',
  makeNothing: 'Cancelar: no se devuelve nada',
  keep: 'Mantener la estancia',
  termsChanged: 'Los importes han cambiado desde que los vio. Estos son los nuevos.',
  made: 'Cancelada. {amount} vuelven por donde llegaron.',
  madeNothing: 'La estancia está cancelada.',
  whose: '¿Quién lo pide?',
  whoseIs: { guest: 'El huésped', operator: 'Nosotros o el propietario', no_show: 'Nadie: el huésped no vino' },
  whoseHint: {
    guest: 'Se aplican las condiciones de la reserva.',
    operator: 'El huésped lo recupera todo.',
    no_show: 'Se aplican las condiciones de la reserva tal como son ahora. Llame antes al huésped.',
  },
  missing: {
    make: 'No vino nadie: vuelven {amount}',
    makeNothing: 'No vino nadie: no se devuelve nada',
    made: 'Anotado. {amount} vuelven por donde llegaron.',
    madeNothing: 'Anotado que no vino nadie.',
  },
})
