import { translation } from '../words.ts'
import type { stayFeeWords } from './stay-fees.ts'

export const es = translation<typeof stayFeeWords>({
  title: 'Gastos de limpieza y de servicio',
  note: 'incluidos en todos los precios',
  lead: 'Defina ambas tarifas antes de publicar la casa. Puede cambiarlas después; las reservas existentes conservan las suyas.',
  open: 'Defina ambas tarifas para publicar esta casa.',
  cleaning: 'Gastos de limpieza',
  service: 'Gastos de servicio',
  ways: { amount: 'Importe por estancia', share: 'Porcentaje del alquiler y los gastos', none: 'Sin gastos' },
  cleaningAmount: 'Gastos de limpieza por estancia',
  serviceAmount: 'Gastos de servicio por estancia',
  serviceShare: 'Gastos de servicio en porcentaje',
  name: 'Decidido por',
  reason: 'Motivo de no cobrar tarifa',
  choose: 'Elija una opción.',
  fill: 'Rellene este campo.',
  unclear: 'Indique un importe.',
  outside: 'Indique un importe superior a 0.',
  noNumber: 'Indique un número.',
  outsideShare: 'Indique un porcentaje superior a 0 y de 50 como máximo.',
  save: 'Guardar gastos',
  saved: 'Gastos guardados.',
})
