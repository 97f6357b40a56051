import { translation } from '../words.ts'
import type { formWords } from './forms.ts'

export const es = translation<typeof formWords>({
  error: 'Error',
  requiredFields: 'Campos obligatorios',
  completeFields: 'Complete los campos señalados',
  required: 'Este campo es obligatorio',
  couldNotComplete: 'No se ha podido completar la solicitud',
  optional: 'Opcional',
})
