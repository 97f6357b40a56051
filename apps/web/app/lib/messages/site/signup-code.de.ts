import { translation } from '../words.ts'
import type { signupCodeWords } from './signup-code.ts'

export const de = translation<typeof signupCodeWords>({
  heading: 'Sehen Sie in Ihre E-Mails',
  text: 'Wir haben an {email} geschrieben. Geben Sie den 6-stelligen Code ein, um Ihr Konto zu erstellen. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  known: 'Wenn Sie schon ein Konto haben, steht das in der E-Mail. Melden Sie sich dann an.',
  code: 'Bestätigungscode',
  codeHint: 'Sechs Ziffern, aus der E-Mail',
  codeInvalid: 'Geben Sie die 6 Ziffern aus der E-Mail ein',
  wrong: 'Der Code ist falsch oder abgelaufen. Sehen Sie in die E-Mail oder fordern Sie einen neuen an.',
  newCode: 'Neuen Code anfordern',
  newCodeSent: 'Wir haben einen neuen Code geschickt.',
  back: 'Angaben ändern',
})
