import { translation } from '../words.ts'
import type { homePickerWords } from './home-picker.ts'

export const es = translation<typeof homePickerWords>({
  choose: 'Elegir una casa',
  addHome: 'Añadir una casa',
  name: 'Nombre de la casa',
  remove: 'Quitar {home}',
  close: 'Cerrar',
  looking: 'Buscando…',
  none: 'Escriba el nombre de una casa',
})
