import { translation } from '../words.ts'
import type { homeIdentityWords } from './home-identity.ts'

export const es = translation<typeof homeIdentityWords>({
  title: 'Quién viene',
  lead: 'Quien reserva muestra a nuestro equipo un documento antes de llegar: nombre, fecha de nacimiento y una imagen. Lo que abre la casa se dice una vez aceptado. Figura en las normas de la casa, y a las estancias ya reservadas no se les pide.',
  asks: 'Los huéspedes muestran quiénes son',
  on: 'Se pide desde la próxima reserva',
  off: 'Ya no se pide a los huéspedes',
})
