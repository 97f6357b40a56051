import { translation } from '../words.ts'
import type { partnerShellWords } from './shell.ts'

export const es = translation<typeof partnerShellWords>({
  menu: 'Espacio del socio',
  profile: 'Perfil',
  referrals: 'Huéspedes',
  forGuest: 'Reservar',
  notifications: 'Mensajes',
  more: 'Más',
  publicSite: 'Al sitio público',
})
