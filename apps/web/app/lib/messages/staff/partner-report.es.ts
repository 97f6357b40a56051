import { translation } from '../words.ts'
import type { staffPartnerReportWords } from './partner-report.ts'

export const es = translation<typeof staffPartnerReportWords>({
  title: 'Informe de socios',
  lead: 'Lo que los socios aportaron y ganaron, en {currency}. Abra una cifra para ver las comisiones que la forman.',
  partner: 'Socio',
  program: 'Programa',
  month: 'Mes',
  total: 'Total',
  allPartners: 'Todos los socios',
  from: 'Desde el mes',
  through: 'Hasta el mes',
  show: 'Ver informe',
  csv: 'Guardar como CSV',
  periodsLabel: 'Períodos',
  periods: {
    month: 'Este mes',
    twelve: 'Últimos 12 meses',
    year: 'Este año',
    lastYear: 'El año pasado',
  },
  byPartner: 'Por socio',
  byMonth: 'Por mes',
  none: 'Nada en estos meses',
  noneText: 'Aquí aparecen los clics, las reservas y las comisiones de los socios.',
  figures: {
    clicks: 'Clics',
    quotes: 'Presupuestos',
    bookings: 'Reservas',
    rent: 'Alquiler',
    earned: 'Comisión devengada',
    paid: 'Comisión pagada',
  },
  open: '{figure} de {of}: {value}. Abrir las comisiones',
  otherCurrencies: 'No se incluyen las comisiones en otras monedas: {currencies}.',
  definitions: 'Cómo se calculan las cifras',
  defined: {
    clicks: 'Clics: aperturas de los enlaces de un socio, sin robots.',
    quotes: 'Presupuestos: precios que consultaron los huéspedes de un enlace.',
    bookings:
      'Reservas: hechas en el mes con un código, o en una casa que el socio recomendó, y no canceladas desde entonces.',
    rent: 'Alquiler: de estas reservas, después de descuentos, sin cargos ni impuestos, según su estado actual.',
    earned: 'Comisión devengada: lo que pasó a ser del socio en el mes, menos lo anulado en él.',
    paid: 'Comisión pagada: lo que se pagó en el mes, menos lo recuperado.',
  },
})
