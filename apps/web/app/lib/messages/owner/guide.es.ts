import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const es = translation<typeof ownerGuideWords>({
  title: 'Guía de {home}',
  lead: 'Lo que se dice de la casa a los huéspedes de una estancia confirmada. Puerta y Wi-Fi solo se dicen al huésped, desde dos días antes de la llegada hasta la salida.',
  homes: 'Casas',
  way: 'El camino',
  directions: 'Cómo se encuentra la casa',
  directionsHint: 'Los últimos giros, dónde aparcar, qué puerta.',
  opens: 'Lo que abre la casa',
  opensNote: 'Se guarda sellado',
  doorCode: 'Código de la puerta',
  wifiName: 'Nombre del Wi-Fi',
  wifiKey: 'Clave del Wi-Fi',
  works: 'Cómo funciona la casa',
  what: 'De qué se trata',
  text: 'Lo que hay que saber',
  add: 'Añadir una página',
  remove: 'Quitar «{title}»',
  removeEmpty: 'Quitar esta página',
  missing: 'Rellénelo, o quite la página.',
  save: 'Guardar',
  saved: 'La guía está guardada',
  link: 'Guía',
})
