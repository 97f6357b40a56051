import { translation } from '../words.ts'
import type { tripTabWords } from './trip-tabs.ts'

export const es = translation<typeof tripTabWords>({
  label: 'Partes de este viaje',
  tabs: {
    todo: 'Por hacer',
    arrival: 'Llegada',
    messages: 'Mensajes',
    money: 'Pagos',
    people: 'Personas',
    documents: 'Documentos',
    cancel: 'Cancelar',
  },
})
