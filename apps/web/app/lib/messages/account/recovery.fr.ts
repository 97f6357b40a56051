import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const fr = translation<typeof recoveryWords>({
  forgot: 'Mot de passe oublié ?',
  expired: 'Mot de passe expiré',
  reset: 'Réinitialiser le mot de passe',
  forgotText: 'Indiquez l’adresse de votre compte. Nous vous envoyons un code pour choisir un nouveau mot de passe.',
  resetText:
    'Si {email} appartient à un compte, un code est en route. Il est valable {minutes, plural, one {# minute} other {# minutes}}.',
  code: 'Code reçu',
  codeHint: 'Six caractères, dans notre lettre',
  codeInvalid: 'Le code a exactement 6 caractères',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmez le mot de passe',
  submit: 'Envoyer',
  returnToForm: 'Retour au formulaire de connexion',
  returnToScreen: 'Retour à l’écran de connexion',
  newCode: 'Demander un nouveau code',
  weakPassword:
    'Ce mot de passe est trop faible. Utilisez au moins 8 caractères et combinez lettres, chiffres et signes.',
})
