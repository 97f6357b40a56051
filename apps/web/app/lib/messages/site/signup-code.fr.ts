import { translation } from '../words.ts'
import type { signupCodeWords } from './signup-code.ts'

export const fr = translation<typeof signupCodeWords>({
  heading: 'Consultez vos e-mails',
  text: 'Nous avons écrit à {email}. Saisissez le code à 6 chiffres pour créer votre compte. Il expire dans {minutes, plural, one {# minute} other {# minutes}}.',
  known: 'Si vous avez déjà un compte, l’e-mail vous l’indique. Connectez-vous alors.',
  code: 'Code de vérification',
  codeHint: 'Six chiffres, dans l’e-mail',
  codeInvalid: 'Saisissez les 6 chiffres de l’e-mail',
  wrong: 'Ce code est faux ou a expiré. Vérifiez l’e-mail ou demandez un nouveau code.',
  newCode: 'Demander un nouveau code',
  newCodeSent: 'Nous avons envoyé un nouveau code.',
  back: 'Modifier vos informations',
})
