import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const de = translation<typeof homeIdentityWords>({
  title: 'Wer kommt',
  lead: 'Wer bucht, zeigt unserem Team vor der Ankunft einen Ausweis: Name, Geburtsdatum und ein Bild. Was das Haus öffnet, wird gesagt, sobald er angenommen ist. Es steht in den Hausregeln; wer schon gebucht hat, wird nicht gefragt.',
  asks: 'Gäste zeigen, wer sie sind',
  on: 'Gäste werden ab der nächsten Buchung gefragt',
  off: 'Gäste werden nicht mehr gefragt',
})
