import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const fr = translation<typeof recoveryWords>({
  forgot: 'Mot de passe oublié ?',
  expired: 'Mot de passe expiré',
  reset: 'Réinitialiser le mot de passe',
  forgotText:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un code pour choisir un nouveau mot de passe.',
  resetText:
    'Si {email} correspond à un compte, nous y avons envoyé un code. Il expire dans {minutes, plural, one {# minute} other {# minutes}}.',
  code: 'Code reçu',
  codeHint: 'Six caractères, dans notre e-mail',
  codeInvalid: 'Saisissez les 6 caractères du code',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmez le mot de passe',
  submit: 'Envoyer',
  returnToForm: 'Retour au formulaire de connexion',
  returnToScreen: 'Retour à l’écran de connexion',
  newCode: 'Demander un nouveau code',
  weakPassword:
    'Ce mot de passe est trop faible. Utilisez au moins 8 caractères et combinez lettres, chiffres et signes.',
})
