import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const es = translation<typeof homeDepositWords>({
  title: 'Fianza',
  note: 'Retención en la tarjeta, no un cargo',
  lead: 'Retenemos la fianza en la tarjeta del huésped el día antes de la llegada y la liberamos cuando acaba el plazo de reclamación. Se muestra junto al precio, no incluida en él. Los daños aprobados se pagan primero con ella. Las reservas existentes conservan sus condiciones.',
  inherit: 'Usar el valor de la empresa: {amount}',
  inheritFrom: 'Usar el valor de {group}: {amount}',
  amount: 'Fianza por estancia',
  amountHint: '0: sin fianza',
  waiverLead:
    'Los huéspedes pueden comprar una exención por daños no reembolsable en lugar de la fianza. Los daños aprobados se le pagan entonces con las exenciones, hasta el límite.',
  price: 'Precio de la exención',
  priceHint: '0: sin exención',
  limit: 'Límite de la exención',
  limitHint: 'Como mínimo, la fianza',
  noDeposit: 'Una exención sustituye a la fianza. Defina primero una fianza.',
  tooLow: 'El límite debe ser al menos la fianza.',
  unclear: 'Introduzca un importe.',
  save: 'Guardar la fianza',
  saved: 'Fianza guardada. Se aplica a los nuevos presupuestos.',
})
