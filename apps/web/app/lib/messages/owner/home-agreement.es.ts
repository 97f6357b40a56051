import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const es = translation<typeof homeAgreementWords>({
  title: 'Un segundo contrato',
  note: 'Se firma con la reserva',
  lead: 'Si la casa necesita un contrato propio, los huéspedes lo firman junto con el contrato de reserva, con una sola firma. Las estancias firmadas antes conservan lo que se firmó.',
  name: 'Su título',
  text: 'Lo que dice',
  textHint: 'Texto sencillo. Una línea vacía empieza un párrafo nuevo.',
  signedName: 'Su nombre completo, como firma por la casa',
  fill: 'Rellénelo, por favor.',
  ask: 'Pedir que lo firmen',
  again: 'Poner en vigor estas palabras',
  askNoMore: 'No pedirlo más',
  inForce: 'En vigor desde {moment}, redacción {version}.',
  asked: 'Los huéspedes lo firman desde ahora',
  gone: 'Ya no se pide',
  changed: 'Alguien ha cambiado este contrato mientras tanto. Vuelva a cargar la página.',
})
