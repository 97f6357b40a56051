import { translation } from '../words.ts'
import type { welcomeWords } from './welcome.ts'

export const de = translation<typeof welcomeWords>({
  title: 'Passwort wählen',
  lead: '{name} hat Sie eingeladen. Ihr Konto: {email}',
  incomplete: 'Öffnen Sie diese Seite mit dem Link aus Ihrer Einladung.',
  expired:
    'Diese Einladung wurde bereits verwendet oder ist abgelaufen. Melden Sie sich an, oder bitten Sie um eine neue.',
  open: 'Mein Konto öffnen',
  login: 'Anmelden',
  loggedIn: 'Sie sind angemeldet. Melden Sie sich ab, bevor Sie eine Einladung annehmen.',
})
