import { translation } from '../words.ts'
import type { staffNewsletterWords } from './newsletter.ts'

export const es = translation<typeof staffNewsletterWords>({
  title: 'Boletín',
  lead: 'Los suscriptores confirmados reciben nuestros correos. {suppressed, plural, =0 {Ninguna dirección está excluida.} one {# dirección está excluida.} other {# direcciones están excluidas.}}',
  all: 'Todos',
  none: 'Aún no hay suscriptores',
  noneText: 'Aquí aparecen quienes se suscriben en las páginas públicas.',
  email: 'Correo',
  list: 'Lista',
  lists: {
    guests: 'Huéspedes',
    agents: 'Agencias de viajes',
    'fresh-direct': 'Compra con Fresh Direct',
  },
  state: 'Estado',
  states: {
    pending: 'Sin confirmar',
    confirmed: 'Suscrito',
    unsubscribed: 'De baja',
  },
  promo: 'Código promocional',
  requested: 'Solicitado',
  campaigns: 'Campañas de correo',
  csv: 'Descargar CSV',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: 'Página {number}',
})
