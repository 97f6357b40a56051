import { translation } from '../words.ts'
import type { staffTaxFormsWords } from './tax-forms.ts'

export const es = translation<typeof staffTaxFormsWords>({
  title: 'Formularios fiscales',
  head: '1099-MISC de {year}',
  lead: '{number, plural, =0 {Ningún formulario pendiente} one {# formulario pendiente} other {# formularios pendientes}}: rentas de {sum} en la casilla 1, antes de comisión, por fecha de pago. Umbral de declaración: {threshold}.',
  years: 'Años',
  withholdTitle: '{sum} de retención de respaldo para el IRS',
  withholdText:
    '24 % de las rentas de perceptores sin TIN válido o con aviso del IRS. Obtenga el W-9, o retenga e ingrese el importe con el formulario 945.',
  unknownTitle: 'Compruebe el umbral de {year}',
  unknownText: 'Se actualiza desde 2027. Hasta entonces se aplica el último umbral conocido para no omitir a nadie.',
  elsewhere: 'Pagado en otra divisa y en ningún total: convierta al cambio de cada fecha de pago',
  payees: 'Perceptores',
  payeesNote: 'el mayor primero',
  caption: 'Perceptores del año, con TIN, estado y total de la casilla 1',
  payee: 'Perceptor',
  business: 'Nombre comercial',
  address: 'Dirección',
  number: 'N.º fiscal (TIN)',
  none: '–',
  state: 'Estado',
  states: {
    report: 'Por declarar',
    below: 'Bajo el umbral',
    exempt: 'Exento: sociedad o código de exención',
    abroad: 'Pagado en el extranjero, sin W-9: revise el 1042-S',
  },
  noForm: 'Falta el W-9',
  withhold: 'Retención pendiente',
  gross: 'Alquileres, casilla 1',
  together: 'Total',
  reportedFoot: '{sum} declarados',
  csv: 'CSV',
  csvLabel: 'Exportar perceptores como CSV',
  file: 'Descargar con TIN completos',
  filed:
    '{number, plural, one {# formulario descargado} other {# formularios descargados}}. Guarde el archivo en lugar seguro: contiene los TIN completos.',
  noneDue: 'Ningún formulario pendiente.',
  nobody: 'Sin rentas pagadas este año',
  nobodyText: 'Las rentas cuentan en el año en que se pagan al propietario o se aplican por su cuenta.',
  foot: 'Solo rentas. Declare los pagos a proveedores y socios en el formulario 1099-NEC.',
})
