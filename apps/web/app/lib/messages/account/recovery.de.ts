import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const de = translation<typeof recoveryWords>({
  forgot: 'Passwort vergessen?',
  expired: 'Passwort abgelaufen',
  reset: 'Passwort zurücksetzen',
  forgotText:
    'Nennen Sie uns die Adresse Ihres Kontos. Wir schicken einen Code, mit dem Sie ein neues Passwort setzen.',
  resetText:
    'Wenn {email} zu einem Konto gehört, ist ein Code unterwegs. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}.',
  code: 'Code aus dem Brief',
  codeHint: 'Sechs Zeichen aus unserem Brief',
  codeInvalid: 'Der Code hat genau 6 Zeichen',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  submit: 'Absenden',
  returnToForm: 'Zurück zur Anmeldung',
  returnToScreen: 'Zurück zur Anmeldeseite',
  newCode: 'Neuen Code anfordern',
  weakPassword:
    'Dieses Passwort ist zu schwach. Verwenden Sie mindestens 8 Zeichen und mischen Sie Buchstaben, Ziffern und Sonderzeichen.',
})
