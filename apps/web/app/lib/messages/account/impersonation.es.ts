import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const es = translation<typeof impersonationWords>({
  text: '{staff}, ve usted el producto como {name}. Sus acciones quedan en el registro de esta cuenta. La sesión termina a las {until}.',
  end: 'Dejar de suplantar',
})
