import { translation } from '../words.ts'
import type { ownerTourWords } from './tour.ts'

export const es = translation<typeof ownerTourWords>({
  title: 'Plano y recorrido de {home}',
  lead: 'Se muestran en la página de la casa; los planos, también al final de su galería. El proveedor de un recorrido solo sabe de quien visita la página cuando este lo empieza.',
  homes: 'Casas',
  link: 'Plano y recorrido',
  none: 'Todavía no se muestra nada.',
  file: 'Añadir un plano',
  fileHint: 'Una imagen o un PDF de 40 MB como máximo.',
  address: 'Dirección del recorrido o de la película',
  addressHint: 'En {providers}.',
  addAddress: 'Añadir un recorrido o una película',
  name: 'Título',
  text: 'Descripción',
  up: 'Subir: {title}',
  down: 'Bajar: {title}',
  remove: 'Quitar: {title}',
  untitled: 'sin título',
  fill: 'Rellénelo, por favor.',
  unknown: 'No es la dirección de un recorrido o una película en {providers}.',
  notShown: 'No se muestra: este proveedor ya no está entre los nuestros.',
  save: 'Guardar',
  saved: 'La página de la casa ya lo muestra',
  drop: 'Suelte aquí un plano o elíjalo.',
  full: 'Una casa muestra doce como máximo.',
})
