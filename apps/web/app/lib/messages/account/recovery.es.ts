import { translation } from '../words.ts'
import type { recoveryWords } from './recovery.ts'

export const es = translation<typeof recoveryWords>({
  forgot: '¿Ha olvidado la contraseña?',
  expired: 'Contraseña caducada',
  reset: 'Restablecer la contraseña',
  forgotText: 'Díganos la dirección de su cuenta. Le enviamos un código con el que elegir una contraseña nueva.',
  resetText:
    'Si {email} pertenece a una cuenta, el código va en camino. Vale durante {minutes, plural, one {# minuto} other {# minutos}}.',
  code: 'Código',
  codeHint: 'Seis caracteres, de nuestra carta',
  codeInvalid: 'El código tiene exactamente 6 caracteres',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repita la contraseña',
  submit: 'Enviar',
  returnToForm: 'Volver al formulario de acceso',
  returnToScreen: 'Volver a la pantalla de acceso',
  newCode: 'Pedir un código nuevo',
  weakPassword: 'Esta contraseña es demasiado débil. Use al menos 8 caracteres y combine letras, números y signos.',
})
