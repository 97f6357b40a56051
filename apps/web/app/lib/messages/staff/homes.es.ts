import { translation } from '../words.ts'
import type { staffHomesWords } from './homes.ts'

export const es = translation<typeof staffHomesWords>({
  choose: 'Elegir una casa',
  addHome: 'Añadir una casa',
  name: 'Nombre de una casa',
  remove: 'Quitar {home}',
  close: 'Cerrar',
  looking: 'Buscando…',
  none: 'Escriba el nombre de una casa',
})
