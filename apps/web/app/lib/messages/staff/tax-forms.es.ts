import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const es = translation<typeof staffTaxFormsWords>({
  title: 'Formularios fiscales',
  head: '1099-MISC de {year}',
  lead: '{number, plural, =0 {No hay ningún formulario} one {Hay # formulario} other {Hay # formularios}} que presentar: alquileres de {sum} en la casilla 1, antes de la comisión, por el día del pago. Se declara desde {threshold}.',
  years: 'Años',
  withholdTitle: 'Hay que retener {sum} y enviarlos al IRS',
  withholdText:
    'Estos perceptores no dieron un número válido, o el IRS lo pide: el 24 % de sus alquileres. Nada se retiene solo: pida el W-9, o tome la suma de lo que es suyo e ingrésela con el formulario 945.',
  unknownTitle: 'Consulte el umbral de {year}',
  unknownText: 'Se actualiza desde 2027. Hasta que se conozca aquí cuenta el último, para que no falte nadie.',
  elsewhere: 'Pagado en otra moneda y en ninguna suma de aquí: convierta al cambio de cada día de pago',
  payees: 'A quién se pagó',
  payeesNote: 'el mayor primero',
  caption: 'Todos los que cobraron alquiler en el año, con número, estado y la suma de la casilla 1',
  payee: 'Perceptor',
  business: 'Nombre comercial',
  address: 'Dirección',
  number: 'Número',
  none: '–',
  state: 'Estado',
  states: {
    report: 'Se declara',
    below: 'Por debajo del umbral',
    exempt: 'Exento: sociedad, o por su código',
    abroad: 'Pagado en el extranjero, sin W-9: vea el 1042-S',
  },
  noForm: 'Falta el W-9',
  withhold: 'A retener',
  gross: 'Alquileres, casilla 1',
  together: 'En total',
  reportedFoot: '{sum} declarados',
  csv: 'CSV',
  csvLabel: 'Guardar la lista en CSV',
  file: 'Archivo con números',
  filed:
    '{number, plural, one {# formulario guardado} other {# formularios guardados}}. Guarde el archivo como guarda los números.',
  noneDue: 'No hay ningún formulario que presentar.',
  nobody: 'Nadie cobró alquiler en este año',
  nobodyText: 'Los alquileres cuentan en el año en que se pagan a su propietario o se usan para él.',
  foot: 'Esta lista contiene solo alquileres. A las empresas que reparan y a los socios se les paga en otro lugar: lo suyo se declara desde allí en el 1099-NEC.',
})
