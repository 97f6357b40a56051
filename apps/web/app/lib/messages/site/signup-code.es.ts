import { translation } from '../words.ts'
import type { signupCodeWords } from './signup-code.ts'

export const es = translation<typeof signupCodeWords>({
  heading: 'Revise su correo',
  text: 'Hemos escrito a {email}. Introduzca el código de 6 cifras para crear su cuenta. Caduca en {minutes, plural, one {# minuto} other {# minutos}}.',
  known: 'Si ya tiene una cuenta, el correo se lo dice. En ese caso, inicie sesión.',
  code: 'Código de verificación',
  codeHint: 'Seis cifras, las del correo',
  codeInvalid: 'Introduzca las 6 cifras del correo',
  wrong: 'El código no es correcto o ha caducado. Revise el correo o pida un código nuevo.',
  newCode: 'Pedir un código nuevo',
  newCodeSent: 'Hemos enviado un código nuevo.',
  back: 'Cambiar sus datos',
})
