import { translation } from '../words.ts'
import type { newHomeWords } from './new-home.ts'

export const es = translation<typeof newHomeWords>({
  title: 'Añadir una casa',
  lead: 'Empiece con el nombre y la dirección. Después completa la configuración, en el orden que quiera.',
  staffLead: 'Cree un borrador para un propietario. Lo encuentra en su lista y completa la configuración con usted.',
  back: 'Casas',
  ownerEmail: 'Correo del propietario',
  ownerEmailHint: 'El propietario necesita antes una cuenta.',
  emailInvalid: 'Introduzca un correo válido',
  name: 'Nombre de la casa',
  nameHint: 'Los huéspedes ven este nombre. Puede cambiarlo más tarde.',
  zipInvalid: 'Introduzca un código postal válido',
  pin: 'Punto en el mapa',
  pinHint: 'Solo si no encontramos la dirección. Pegue un enlace del mapa o coordenadas como 40.9634, -72.1848',
  placeOnMap: 'Colocar el punto en el mapa',
  pinInvalid: 'Introduzca latitud y longitud, como 40.9634, -72.1848, o un enlace del mapa',
  create: 'Crear borrador',
})
