import { translation } from '../words.ts'
import type { resaleWords } from './resale.ts'

export const es = translation<typeof resaleWords>({
  title: 'Sus noches, alquiladas de nuevo',
  count: '{letAgain} de {nights, plural, one {# noche} other {# noches}} alquiladas de nuevo',
  counted:
    'Las noches cuentan cuando otros han pagado toda su estancia; el dinero llega cuando ya no puedan cancelar y recuperar el suyo.',
  given: '{amount} se han devuelto por ellas o van de camino.',
})
