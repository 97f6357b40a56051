import { translation } from '../words.ts'
import type { laterCardWords } from './later-card.ts'

export const es = translation<typeof laterCardWords>({
  takenFrom: 'Los próximos pagos se cobran de {method}.',
  none: 'No hay ninguna tarjeta guardada para los próximos pagos.',
  change: 'Cambiar la tarjeta',
  leave: 'Añadir una tarjeta',
  title: 'Tarjeta para los próximos pagos',
  lead: '{home}: su próximo pago es de {amount} el {date}. Ese pago y los siguientes se cobrarán en esta tarjeta. Hoy no se cobra nada.',
  keep: 'Guardar esta tarjeta',
  keepNote: 'Guardada, no cobrada. El {date} se cobran {amount}.',
  notSaved: 'No hemos podido guardar esta tarjeta',
  notSavedText: 'Su banco la ha rechazado. No se ha cobrado ni cambiado nada. Pruebe con otra tarjeta.',
  done: 'Los próximos pagos se cobran de {method}',
})
