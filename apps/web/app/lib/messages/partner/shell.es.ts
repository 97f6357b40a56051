import { translation } from '../words.ts'
import type { partnerShellWords } from './shell.ts'

export const es = translation<typeof partnerShellWords>({
  menu: 'Espacio del socio',
  today: 'Panel',
  money: 'Contabilidad',
  links: 'Enlaces',
  homes: 'Casas',
  partners: 'Socios',
  profile: 'Perfil',
  referrals: 'Huéspedes',
  forGuest: 'Reservar',
  notifications: 'Notificaciones',
  more: 'Más',
  publicSite: 'Ver el sitio web',
})
