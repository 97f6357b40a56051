import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const de = translation<typeof recoveryWords>({
  forgot: 'Passwort vergessen?',
  expired: 'Passwort abgelaufen',
  reset: 'Passwort zurücksetzen',
  forgotText: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden einen Code für ein neues Passwort.',
  resetText:
    'Wenn {email} zu einem Konto gehört, haben wir einen Code dorthin gesendet. Er läuft in {minutes, plural, one {# Minute} other {# Minuten}} ab.',
  code: 'Code aus der E-Mail',
  codeHint: 'Sechs Zeichen aus unserer E-Mail',
  codeInvalid: 'Geben Sie alle 6 Zeichen des Codes ein',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  submit: 'Absenden',
  returnToForm: 'Zurück zur Anmeldung',
  returnToScreen: 'Zurück zur Anmeldeseite',
  newCode: 'Neuen Code anfordern',
  weakPassword:
    'Dieses Passwort ist zu schwach. Verwenden Sie mindestens 8 Zeichen und mischen Sie Buchstaben, Ziffern und Sonderzeichen.',
})
