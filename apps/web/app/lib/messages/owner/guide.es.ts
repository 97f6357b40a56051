import { translation } from '../words.ts'
import type { ownerGuideWords } from './guide.ts'

export const es = translation<typeof ownerGuideWords>({
  title: 'Guía de la casa: {home}',
  lead: 'Los huéspedes con reserva confirmada ven esta guía. El código de la puerta y el Wi-Fi solo los ve quien reservó, desde dos días antes de la llegada hasta la salida.',
  homes: 'Casas',
  way: 'Instrucciones de llegada',
  directions: 'Cómo llegar',
  directionsHint: 'Los últimos giros, dónde aparcar, qué entrada.',
  opens: 'Acceso',
  opensNote: 'Cifrado',
  doorCode: 'Código de la puerta',
  wifiName: 'Red Wi-Fi',
  wifiKey: 'Contraseña del Wi-Fi',
  works: 'Manual de la casa',
  what: 'Tema',
  text: 'Instrucciones',
  add: 'Añadir página',
  remove: 'Quitar «{title}»',
  removeEmpty: 'Quitar esta página',
  missing: 'Rellénelo o quite la página.',
  save: 'Guardar guía',
  saved: 'Guía guardada',
  link: 'Guía de la casa',
})
