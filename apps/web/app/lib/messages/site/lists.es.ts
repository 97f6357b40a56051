import { translation } from '../words.ts'
import type { listWords } from './lists.ts'

export const es = translation<typeof listWords>({
  favorites: {
    title: 'Sus favoritos',
    text: 'Sus casas guardadas, en todos los dispositivos en los que inicia sesión.',
    onDevice:
      'Casas que ha guardado en este dispositivo. Guarde la lista por correo o inicie sesión para verla en todas partes.',
    empty: 'Aún no hay casas guardadas.',
    emptyText: 'Pulse el corazón de una casa para guardarla aquí.',
  },
  seen: {
    title: 'Vistas hace poco',
    text: 'Casas que ha visto en este dispositivo. Solo usted ve esta lista.',
    empty: 'Aún no ha visto nada.',
    emptyText: 'Las casas que vea aparecerán aquí para que las encuentre.',
    forget: 'Vaciar esta lista',
  },
  sleeps: 'para {number} personas',
  rated: '{rating} de 5',
  from: 'desde {price} la noche, gastos incluidos',
  choose: 'Comparar',
  chooseHome: 'Comparar {name}',
  compare: '{number, plural, =0 {Comparar} one {Comparar # casa} other {Comparar # casas}}',
  compareHint: 'Elija de dos a {most} casas.',
  tooFew:
    '{number, plural, =0 {Seleccione dos o más casas para comparar.} other {Seleccione otra casa para comparar.}}',
  seeAll: 'Ver todas las casas',
  byEmail: 'Guardar esta lista por correo',
  logIn: 'Iniciar sesión',
  loading: 'Cargando las casas',
  again: 'Intentar de nuevo',
  needsScripts: 'Esta lista está en su dispositivo y necesita JavaScript. Inicie sesión para verla sin JavaScript.',
})
