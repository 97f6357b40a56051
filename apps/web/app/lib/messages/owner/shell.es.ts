import { translation } from '../words.ts'
import type { ownerShellWords } from './shell.ts'

export const es = translation<typeof ownerShellWords>({
  menu: 'Espacio del propietario',
  today: 'Hoy',
  calendar: 'Calendario',
  bookings: 'Reservas',
  money: 'Ingresos',
  pricing: 'Precios',
  homes: 'Casas',
  maintenance: 'Mantenimiento',
  more: 'Más',
  account: 'Mi cuenta',
  publicSite: 'Ver el sitio web',
})
