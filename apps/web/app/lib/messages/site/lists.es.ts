import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const es = translation<typeof listWords>({
  favorites: {
    title: 'Sus favoritos',
    text: 'Casas que quiere recordar, en todos los dispositivos en los que inicia sesión.',
    onDevice: 'Casas que quiere recordar, en este dispositivo. Al iniciar sesión estarán en todos.',
    empty: 'Aún no hay casas guardadas.',
    emptyText: 'Pulse el corazón de una casa y le esperará aquí.',
  },
  seen: {
    title: 'Vistas hace poco',
    text: 'Las últimas casas que miró en este dispositivo. Nadie más conoce esta lista.',
    empty: 'Aún no ha visto nada.',
    emptyText: 'Las casas que mire quedarán aquí para que las encuentre.',
    forget: 'Olvidar esta lista',
  },
  sleeps: 'para {number} personas',
  rated: '{rating} de 5',
  from: 'desde {price} la noche, gastos incluidos',
  choose: 'Comparar',
  chooseHome: 'Comparar {name}',
  compare: '{number, plural, =0 {Comparar} one {Comparar # casa} other {Comparar # casas}}',
  compareHint: 'Elija de dos a {most} casas.',
  tooFew:
    '{number, plural, =0 {Marque primero las casas que quiere comparar: dos o más.} other {Marque otra casa: se comparan dos o más.}}',
  seeAll: 'Ver todas las casas',
  logIn: 'Iniciar sesión',
  loading: 'Cargando las casas',
  again: 'Intentar de nuevo',
  needsScripts: 'Esta lista está en su dispositivo y necesita scripts. Inicie sesión para verla sin ellos.',
})
