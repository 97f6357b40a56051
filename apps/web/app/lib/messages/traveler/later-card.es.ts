import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const es = translation<typeof laterCardWords>({
  takenFrom: 'Los próximos pagos se cobran de {method}.',
  none: 'No hay ninguna tarjeta guardada para los próximos pagos.',
  change: 'Cambiar la tarjeta',
  leave: 'Dejar una tarjeta',
  title: 'La tarjeta para los próximos pagos',
  lead: '{home}: el próximo pago es de {amount} el {date}. Desde ahora, ese pago y los siguientes se cobran de la tarjeta que indique aquí. Hoy no se cobra nada.',
  keep: 'Guardar esta tarjeta',
  keepNote: 'Guardada, no cobrada. El {date} se cobran {amount}.',
  notKept: 'Esta tarjeta no se puede guardar',
  notKeptText: 'Su banco ha dicho que no. No se ha cobrado nada y todo queda como estaba. Pruebe con otra tarjeta.',
  done: 'Los próximos pagos se cobran de {method}',
})
