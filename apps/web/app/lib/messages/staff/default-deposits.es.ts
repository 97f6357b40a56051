import { translation } from '../words.ts'
import type { defaultDepositsWords } from './default-deposits.ts'

export const es = translation<typeof defaultDepositsWords>({
  title: 'Depósitos de garantía',
  lead: 'La retención en la tarjeta de las casas sin depósito propio. Las reservas existentes conservan el suyo.',
  own: '{number, plural, =0 {Todas las casas siguen un valor.} one {# casa fija su propio depósito.} other {# casas fijan su propio depósito.}}',
  list: 'Depósitos por defecto',
  none: 'Sin depósito por defecto',
  noneText: 'Las casas que siguen el valor no piden depósito.',
  who: 'Se aplica a',
  company: 'Todas las casas',
  amount: 'Depósito por estancia',
  homes: 'Casas que lo siguen',
  set: 'Fijar un valor',
  hint: '0 no pide depósito. Déjelo vacío para quitar este valor.',
  currency: 'Moneda',
  review: 'Revisar cambio',
  history: 'Historial',
  toAmount: '{who}: {amount}',
  removed: '{who}: valor quitado',
  unclear: 'Introduzca un importe',
})
