import { translation } from '../words.ts'
import type { homeAgreementWords } from './home-agreement.ts'

export const es = translation<typeof homeAgreementWords>({
  title: 'Contrato de la casa',
  note: 'Se firma con el contrato de reserva',
  lead: 'Añada un contrato propio. Los huéspedes lo firman junto con el contrato de reserva, en un solo paso. Las reservas existentes conservan la versión firmada.',
  name: 'Título',
  text: 'Texto del contrato',
  textHint: 'Texto sencillo. Deje una línea vacía entre párrafos.',
  signedName: 'Su nombre completo, para firmar por la casa',
  fill: 'Rellene este campo.',
  ask: 'Exigir este contrato',
  again: 'Publicar nueva versión',
  askNoMore: 'Dejar de exigirlo',
  inForce: 'Versión {version}, en vigor desde {moment}.',
  required: 'Los huéspedes firman este contrato desde ahora',
  gone: 'El contrato ya no se exige',
  changed: 'Otra persona cambió este contrato. Recargue la página para ver la última versión.',
})
