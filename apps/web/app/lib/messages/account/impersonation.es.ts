import { translation } from '../words.ts'
import type { impersonationWords } from './impersonation.ts'

export const es = translation<typeof impersonationWords>({
  text: '{staff}, ve usted el producto como {name}. Lo que haga queda anotado en el registro de esta cuenta. Termina por sí solo a las {until}.',
  end: 'Volver a ser yo',
})
