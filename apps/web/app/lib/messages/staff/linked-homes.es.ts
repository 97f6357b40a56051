import { translation } from '../words.ts'
import type { staffLinkedHomesWords } from './linked-homes.ts'

export const es = translation<typeof staffLinkedHomesWords>({
  title: 'Casas vinculadas',
  lead: 'Una casa que se alquila entera y por partes comparte noches: una estancia en una bloquea las demás.',
  parts: 'Se alquila en estas partes',
  partsHint: 'Casas que son habitaciones o alas de esta.',
  whole: 'Forma parte de',
  none: 'Esta casa no comparte habitaciones con otra.',
  blocks: 'Una estancia en {home} bloquea {others}.',
  nothing: 'Nada está vinculado.',
  preview: 'Vista previa',
  save: 'Guardar vínculos',
  saved: 'Vínculos guardados',
  previewTitle: 'Con estas partes',
  copyTitle: 'Crear una copia',
  copyLead: 'Un borrador en la misma dirección con los mismos propietarios. Después cambie su anuncio.',
  copyName: 'Nombre de la copia',
  copyNamed: '{name} (copia)',
  copyParts: 'Copiar también',
  rooms: 'Habitaciones',
  photos: 'Fotos',
  rates: 'Tarifas',
  copy: 'Crear copia',
  nameNeeded: 'Introduzca un nombre.',
})
