import { translation } from '../words.ts'
import type { statementSampleWords } from './statement-sample.ts'

export const es = translation<typeof statementSampleWords>({
  title: 'Cada línea lleva a su origen',
  lead: 'Usted ve cada estancia, cada factura y cada parte en su portal de propietario, con su documento. Seleccione una línea.',
  example: 'Ejemplo: una casa de cuatro dormitorios, un mes, {level}',
  rent: 'Alquiler, {stays, plural, one {# estancia} other {# estancias}}',
  nights: '{nights, plural, one {# noche} other {# noches}}',
  commission: 'Comisión, {share} del alquiler',
  commissionNote: 'Solo una parte del alquiler. No incluye las tasas ni los impuestos que pagan los huéspedes.',
  cleaningPaid: 'Limpieza pagada por los huéspedes',
  cleaningPaidNote: 'Los huéspedes la pagan además del alquiler.',
  turnovers: 'Limpiezas y ropa de casa',
  turnoversNote: 'Cada limpieza tiene su lista, sus fotos y su factura.',
  pool: 'Mantenimiento de la piscina',
  poolNote: 'Cuatro visitas, una factura.',
  repair: 'Reparación, bomba del lavavajillas',
  repairNote: 'Por debajo del límite que usted fijó, así que no necesitó aprobación. La factura va adjunta.',
  payout: 'Su pago',
})
