import { translation } from '../words.ts'
import type { staffBidWords } from './bids.ts'

export const es = translation<typeof staffBidWords>({
  title: 'Presentar un presupuesto',
  vendor: 'Quién lo haría',
  kind: 'Tipo de coste',
  markup: 'Nuestra parte, por ciento',
  less: 'Menos',
  more: 'Más',
  unclear: 'Introduzca una cantidad.',
  remove: 'Quitar esta línea',
  another: 'Otra línea',
  note: 'Para el propietario',
  sum: 'En total {amount}.',
  willAsk: 'Se pregunta antes al propietario.',
  willOrder: 'Se puede encargar enseguida.',
  layOut: 'Presentarlo',
  laidOut: 'El presupuesto está presentado',
  order: 'Encargar',
  ordered: 'Encargado, y el propietario lo sabe',
  limitChange: 'Cambiar el límite de esta casa',
  limitAmount: 'Se encarga sin preguntar hasta',
  limitHint: 'Como lo acordó el propietario por escrito.',
  limitFrom: 'Desde',
  limitSave: 'Guardar el límite',
  limitSaved: 'El límite está guardado',
})
