import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const es = translation<typeof homeTermsWords>({
  title: 'Pago y cancelación',
  note: 'Condiciones que aceptan los huéspedes',
  lead: 'Los huéspedes ven estas condiciones con sus fechas junto al precio antes de reservar. Las reservas existentes conservan sus condiciones.',
  policy: 'Política de cancelación',
  policies: {
    flexible: { name: 'Muy flexible', text: 'Reembolso total de las noches hasta 1 día antes de la llegada.' },
    moderate: {
      name: 'Moderada',
      text: 'Reembolso total de las noches hasta 5 días antes de la llegada, 50 % hasta la llegada.',
    },
    limited: {
      name: 'Limitada',
      text: 'Reembolso total de las noches hasta 14 días antes de la llegada, 50 % hasta 7 días antes.',
    },
    firm: {
      name: 'Firme',
      text: 'Reembolso total de las noches hasta 30 días antes de la llegada, 50 % hasta 7 días antes.',
    },
    strict: {
      name: 'Estricta',
      text: 'Reembolso total de las noches hasta 60 días antes de la llegada, 50 % hasta 30 días antes.',
    },
    rebooking: {
      name: 'Realquiler',
      text: 'Reembolso del 80 % de las noches cuando todas se vuelvan a reservar al mismo precio o más.',
    },
    rebooking_by_night: {
      name: 'Realquiler por noche',
      text: 'Se reembolsa cada noche que se vuelva a reservar; en total se retienen {less}.',
    },
  },
  other: 'Política actual: «{name}», acordada individualmente con usted. Si elige una aquí, la sustituye.',
  grace:
    'Con cualquier política: reembolso total en las 24 horas siguientes a la reserva, para estancias de menos de 28 noches que empiecen en 7 días o más. La limpieza y los extras se reembolsan hasta la llegada.',
  atBooking: 'A pagar al reservar',
  atBookingHint: 'Porcentaje del precio total',
  daysBefore: 'Resto a pagar, días antes de la llegada',
  sooner: 'Siempre se cobra al menos lo que retendría una cancelación.',
  atBookingMissing: 'Introduzca de 10 a 100.',
  daysMissing: 'Introduzca de 1 a 365.',
  choose: 'Elija una política.',
  unclear: 'Introduzca un número entero.',
  save: 'Guardar condiciones',
  tierBack:
    '{refund} % de las noches hasta {days, plural, =0 {la llegada} one {# día antes de la llegada} other {# días antes de la llegada}}',
  nothingBack: 'Sin reembolso de noches.',
  installments: 'Más plazos',
  installmentsNote: 'Entre el pago al reservar y el resto.',
  share: 'Porcentaje del total',
  due: 'Vencimiento',
  dueDate: 'Fecha',
  addInstallment: 'Añadir plazo',
  removeInstallment: 'Quitar plazo {number}',
  tooMuch: 'Los pagos suman más del 100 %.',
  dues: {
    before_arrival: 'Días antes de la llegada',
    on: 'En una fecha',
    monthly: 'Cada mes de la estancia',
  },
  saved: 'Condiciones guardadas. Se aplican a los nuevos presupuestos.',
})
