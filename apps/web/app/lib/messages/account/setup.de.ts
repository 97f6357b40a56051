import { translation } from '../words.ts'
import type { setupWords } from './setup.ts'

export const de = translation<typeof setupWords>({
  title: 'Ihr Unternehmen einrichten',
  lead: 'Legen Sie das Konto der ersten Administratorin oder des ersten Administrators an. Diese Person lädt das Team ein und richtet das Unternehmen ein.',
  code: 'Einrichtungscode',
  codeHint: 'Der Server zeigt ihn beim Start an. Er gilt einmal und 24 Stunden lang.',
  create: 'Administratorkonto anlegen',
  loggedIn: 'Sie sind angemeldet. Melden Sie sich ab, bevor Sie ein weiteres Konto einrichten.',
})
