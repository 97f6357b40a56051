import { translation } from '../words.ts'
import type { letAgainWords } from './let-again.ts'

export const es = translation<typeof letAgainWords>({
  whole_stay:
    'Cuando todas las noches se alquilen de nuevo, al mismo precio o más, se devuelve el alquiler menos {less}.',
  night_by_night:
    'Lo que aporten las noches alquiladas de nuevo se devuelve, hasta el precio pagado por cada una; {less} de ello se retienen.',
})
