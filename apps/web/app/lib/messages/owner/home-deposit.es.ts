import { translation } from '../words.ts'
import type { homeDepositWords } from './home-deposit.ts'

export const es = translation<typeof homeDepositWords>({
  title: 'Una fianza',
  note: 'Se retiene en la tarjeta, no se cobra',
  lead: 'Se retiene en la tarjeta del huésped desde el día antes de su llegada hasta que ya no se pueda reclamar nada de la estancia, y figura junto al precio, no dentro. Lo que se acuerde de una reclamación se toma primero de ella. Las estancias reservadas conservan lo acordado.',
  amount: 'Fianza por estancia',
  amountHint: '0 no pide ninguna',
  waiverLead:
    'El huésped puede elegir una exención en su lugar: paga un poco que no se devuelve, no se retiene nada, y lo que se acuerde de una reclamación se le paga a usted con las exenciones hasta el límite.',
  price: 'Precio de la exención',
  priceHint: '0: nadie puede elegirla',
  limit: 'Paga hasta',
  limitHint: 'Al menos la fianza',
  noDeposit: 'Sustituye a una fianza: pida una primero.',
  tooLow: 'Es menos que la fianza.',
  unclear: 'Escriba un importe.',
  save: 'Guardar la fianza',
  saved: 'Vale desde la próxima oferta',
})
