import { translation } from '../words.ts'
import type { statementLineWords } from './statement-lines.ts'

export const es = translation<typeof statementLineWords>({
  payout: 'Pago',
  returned: 'Pago devuelto por el banco',
  kept: 'Retenido de la estancia cancelada de {guest}',
  damage: 'Daños, cobrados a {guest}',
  corrected: 'Corrección: {what}',
  late: 'Corresponde al {date}; ese período está cerrado.',
  nights: '{number, plural, one {# noche} other {# noches}}',
  taxOf: 'Impuesto, {authority}',
  parts: {
    guest: 'Pagó el huésped',
    toCome: 'Falta por pagar del huésped',
    coOwners: 'Copropietarios',
    agent: 'Agencia',
    vendor: 'Pagado a la empresa',
    tax: 'Impuesto',
    protection: 'Protección del viaje',
    waiver: 'Exención por daños',
    commission: 'Comisión',
    cleaning: 'Limpieza',
    service: 'Gastos de servicio',
    operator: 'A cargo del operador',
  },
  basis: {
    check_in: 'Las estancias cuentan el día de la llegada, en el lugar de la casa.',
    each_night: 'Las estancias cuentan noche a noche, en el lugar de la casa.',
    check_out: 'Las estancias cuentan el día de la salida, en el lugar de la casa.',
    mixed: 'Las estancias cuentan el día que dice el contrato de cada casa, en el lugar de la casa.',
  },
})
