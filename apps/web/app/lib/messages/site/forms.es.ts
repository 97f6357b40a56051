import { translation } from '../words.ts'
import type { formWords } from './forms.ts'

export const es = translation<typeof formWords>({
  error: 'Error',
  requiredFields: 'Campos obligatorios',
  completeFields: 'Complete los campos señalados',
  required: 'Este campo es obligatorio',
  couldNotComplete: 'No se ha podido completar la solicitud',
  optional: 'Opcional',
  movedTitle: 'Mírelo otra vez, por favor',
  moved: 'Hemos cambiado «{label}» a {value}, el valor posible más cercano. Todavía no se ha enviado nada.',
  movedAway: '«{label}» no admite el valor que ha escrito. Todavía no se ha enviado nada.',
})
