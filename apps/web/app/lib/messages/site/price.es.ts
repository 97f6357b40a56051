import { translation } from '../words.ts'
import type { priceWords } from './price.ts'

export const es = translation<typeof priceWords>({
  headline: 'La estancia, con todos los gastos',
  total: 'Total',
  forNights: 'por {nights, plural, one {# noche} other {# noches}}',
  allFeesIn: 'con todos los gastos',
  taxesBeside: 'con todos los gastos; impuestos: {amount}',
  noTaxes: 'con todos los gastos; sin impuestos',
  dueNow: 'No se cobra nada hasta que firme. Entonces, {amount}.',
  dueThen: '{amount} el {date}',
  deposit:
    'Se retiene en su tarjeta una fianza de {amount} antes de la llegada y se libera después de la estancia. No forma parte del precio.',
  until: 'Hasta el {moment}',
  after: 'Después',
  back: 'Reembolso de {amount}',
  today: 'Hoy',
  policy: 'Condiciones: {name}. Horas locales de la casa.',
})
