import { translation } from '../words.ts'
import type { describeWords } from './describe.ts'

export const es = translation<typeof describeWords>({
  startTitle: 'O cuéntelo con sus palabras',
  startLead:
    'Describa el lugar que imagina o enlace páginas que le gusten. Le mostramos qué leemos en ello y qué casas encajan.',
  addTitle: 'Añadir palabras o enlaces',
  addLead: '¿Faltó algo en las imágenes? Escríbalo. El perfil se guarda con sus elecciones.',
  words: '¿Qué le gusta?',
  wordsHint: 'Por ejemplo: una cabaña acogedora junto al lago, con chimenea y sin piscina',
  link: 'Enlace {number}',
  linkHint: 'Una página o imagen que le guste. La leemos una sola vez.',
  addLink: 'Añadir otro enlace',
  privacy:
    'Guardamos el perfil en una dirección privada; puede borrarlo cuando quiera. Un servicio de IA puede leer lo que escriba: no incluya nombres ni nada privado.',
  send: 'Ver mi perfil',
  noScript: 'Esto necesita JavaScript, que está desactivado en su navegador. Elegir imágenes funciona sin él.',
  badLink: 'Introduzca una dirección que empiece por https://',
  empty: 'Escriba lo que le gusta o añada un enlace',
  failed: 'No se pudo crear su perfil',
  notes: 'Lo que nos contó',
  linkState: {
    read: 'Enlace {number}, leído',
    unreachable: 'Enlace {number}: la página no respondió',
    no_page: 'Enlace {number}: no es una página ni una imagen',
    closed: 'Enlace {number}: no es una dirección pública',
  },
  readBy: {
    model: 'Leído por un modelo de IA. Solo puede nombrar rasgos de nuestras casas y cita cada motivo.',
    list: 'Leído con nuestra propia lista de palabras y colores. Cada motivo se cita.',
  },
  said: {
    words: 'Usted escribió «{quote}»',
    wordsUnquoted: 'De lo que se escribió',
    page: 'El enlace {number} dice «{quote}»',
    pageUnquoted: 'De una página enlazada',
    picture: 'La imagen del enlace {number} muestra: {quote}',
    pictureUnquoted: 'De los colores de la imagen del enlace {number}',
  },
  against: '{reason}, que dice lo contrario',
})
