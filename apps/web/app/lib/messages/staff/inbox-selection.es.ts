import { translation } from '../words.ts'
import type { inboxSelectionWords } from './inbox-selection.ts'

export const es = translation<typeof inboxSelectionWords>({
  label: 'Elementos seleccionados',
  select: 'Seleccionar {title}, {about}',
  selected: '{number, plural, one {# elemento seleccionado} other {# elementos seleccionados}}',
  chooseAssignee: 'Elegir a una persona',
  addTags: 'Añadir etiquetas',
  done: 'Marcar {number} como resueltos',
  clear: 'Quitar la selección',
  changed: '{number, plural, one {# elemento cambiado} other {# elementos cambiados}}',
  notChanged: '{number, plural, one {No se pudo cambiar # elemento} other {No se pudieron cambiar # elementos}}',
})
