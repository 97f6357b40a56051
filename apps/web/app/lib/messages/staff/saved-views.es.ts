import { translation } from '../words.ts'
import type { savedViewsWords } from './saved-views.ts'

export const es = translation<typeof savedViewsWords>({
  title: 'Vistas guardadas',
  saveView: 'Guardar esta vista',
  name: 'Nombre de la vista',
  share: 'Compartir con el equipo',
  save: 'Guardar vista',
  cancel: 'Cancelar',
  saved: 'Vista guardada',
  savedForTeam: 'Vista guardada para el equipo',
  team: 'Equipo',
  remove: 'Eliminar la vista {name}',
})
