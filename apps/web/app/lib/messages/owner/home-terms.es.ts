import { translation } from '../words.ts'
import type { homeTermsWords } from './home-terms.ts'

export const es = translation<typeof homeTermsWords>({
  title: 'Pago y cancelación',
  note: 'Lo que acepta un huésped',
  lead: 'Figura junto al precio, con sus fechas, antes de que nadie reserve. Las estancias reservadas conservan lo acordado.',
  policy: 'Si un huésped cancela',
  policies: {
    flexible: { name: 'Muy flexible', text: 'Las noches se devuelven hasta un día antes de la llegada.' },
    moderate: {
      name: 'Moderada',
      text: 'Las noches se devuelven hasta 5 días antes de la llegada, y la mitad hasta la llegada.',
    },
    limited: {
      name: 'Limitada',
      text: 'Las noches se devuelven hasta 14 días antes de la llegada, y la mitad hasta 7 días antes.',
    },
    firm: {
      name: 'Firme',
      text: 'Las noches se devuelven hasta 30 días antes de la llegada, y la mitad hasta 7 días antes.',
    },
    strict: {
      name: 'Estricta',
      text: 'Las noches se devuelven hasta 60 días antes de la llegada, y la mitad hasta 30 días antes.',
    },
    rebooking: {
      name: 'Realquiler',
      text: 'Las noches se devuelven menos el 20 % cuando todas se alquilen de nuevo, al mismo precio o más.',
    },
    rebooking_by_night: {
      name: 'Realquiler por noche',
      text: 'Se devuelve cada noche que se alquile de nuevo; en total se retienen {less}.',
    },
  },
  other: 'Ahora rige «{name}», acordado solo con usted. Lo que elija aquí lo sustituye.',
  grace:
    'Se elija lo que se elija, todo se devuelve en las 24 horas siguientes a reservar una estancia de menos de 28 noches para la que falte una semana o más; la limpieza y los extras se devuelven hasta la llegada.',
  atBooking: 'Se paga al reservar',
  atBookingHint: 'Del precio total',
  daysBefore: 'El resto, días antes de la llegada',
  sooner: 'Siempre se cobra tanto como retendría una cancelación.',
  atBookingMissing: 'Escriba de 10 a 100.',
  daysMissing: 'Escriba de 1 a 365.',
  choose: 'Elija una.',
  unclear: 'Escriba un número entero.',
  save: 'Guardar las condiciones',
  saved: 'Valen desde la próxima oferta',
})
