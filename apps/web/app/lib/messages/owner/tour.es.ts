import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const es = translation<typeof ownerTourWords>({
  title: 'Plano y recorrido de {home}',
  lead: 'Se muestran en el anuncio; los planos, también al final de la galería. El recorrido se carga de su proveedor solo al iniciarlo.',
  homes: 'Casas',
  link: 'Plano y recorrido',
  none: 'Todavía no hay plano ni recorrido.',
  file: 'Añadir un plano',
  fileHint: 'Imagen o PDF, hasta 40 MB.',
  address: 'Enlace del recorrido o vídeo',
  addressHint: 'De {providers}.',
  addAddress: 'Añadir un recorrido o vídeo',
  name: 'Título',
  text: 'Descripción',
  up: 'Subir: {title}',
  down: 'Bajar: {title}',
  remove: 'Quitar: {title}',
  untitled: 'sin título',
  fill: 'Rellene este campo.',
  unknown: 'Introduzca un enlace de recorrido o vídeo de {providers}.',
  notShown: 'No se muestra: este proveedor ya no es compatible.',
  save: 'Guardar cambios',
  saved: 'Guardado. El anuncio ya lo muestra.',
  drop: 'Suelte aquí un plano o elíjalo.',
  full: 'Una casa puede tener 12 elementos como máximo.',
})
