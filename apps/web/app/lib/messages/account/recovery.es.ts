import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const es = translation<typeof recoveryWords>({
  forgot: '¿Ha olvidado la contraseña?',
  expired: 'Contraseña caducada',
  reset: 'Restablecer la contraseña',
  forgotText: 'Indique el correo de su cuenta. Le enviaremos un código para elegir una contraseña nueva.',
  resetText:
    'Si {email} pertenece a una cuenta, hemos enviado allí un código. Caduca en {minutes, plural, one {# minuto} other {# minutos}}.',
  code: 'Código',
  codeHint: 'Seis caracteres, de nuestro correo',
  codeInvalid: 'Escriba los 6 caracteres del código',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repita la contraseña',
  submit: 'Enviar',
  returnToForm: 'Volver al formulario de acceso',
  returnToScreen: 'Volver a la pantalla de acceso',
  newCode: 'Pedir un código nuevo',
  weakPassword: 'Esta contraseña es demasiado débil. Use al menos 8 caracteres y combine letras, números y signos.',
})
