import { translation } from '../words.ts'
import type { welcomeWords } from './welcome.ts'

export const es = translation<typeof welcomeWords>({
  title: 'Elija una contraseña',
  lead: '{name} le ha invitado. Su cuenta: {email}',
  incomplete: 'Abra esta página con el enlace de su correo de invitación.',
  expired: 'Esta invitación ya se usó o ha caducado. Inicie sesión o pida una nueva a quien le invitó.',
  open: 'Abrir mi cuenta',
  login: 'Iniciar sesión',
  loggedIn: 'Ha iniciado sesión. Cierre la sesión antes de aceptar una invitación.',
})
