import { translation } from '../words.ts'
import type { ownerHomesWords } from './homes.ts'

export const es = translation<typeof ownerHomesWords>({
  title: 'Casas',
  lead: 'Cada casa en la que tiene una parte, y lo que aún necesita antes de que los huéspedes puedan reservarla.',
  inYourName: 'A su nombre',
  caption: 'Sus casas con su estado, su parte y el alquiler más bajo por noche',
  home: 'Casa',
  state: 'Estado',
  states: {
    draft: 'Borrador',
    submitted: 'Entregada',
    vetting: 'En visita',
    live: 'Publicada',
    paused: 'En pausa',
    retired: 'Retirada',
  },
  stillMissing: '{steps, plural, one {Falta # paso} other {Faltan # pasos}}',
  sleeps: 'Plazas',
  share: 'Su parte',
  booksAs: 'Cómo se reserva',
  atOnce: 'Al momento',
  onRequest: 'Con su respuesta',
  fromNight: 'Desde, por noche',
  count: '{homes, plural, one {# casa} other {# casas}}',
  empty: 'Todavía no hay ninguna casa a su nombre.',
  emptyText: 'Preséntenos una casa y le respondemos en dos días laborables.',
  listHouse: 'Alquile su casa',
})
