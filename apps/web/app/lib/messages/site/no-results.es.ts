import { translation } from '../words.ts'
import type { noResultsWords } from './no-results.ts'

export const es = translation<typeof noResultsWords>({
  noHomes: 'Todavía no hay casas publicadas',
  noHomesText: 'Estamos preparando nuestras primeras casas. Vuelva pronto.',
  noHomesStaff: 'Los viajeros verán esta página hasta que se publique una casa.',
  addHome: 'Añadir una casa',
  emptyTitle:
    '{filters, plural, =0 {Ninguna casa encaja.} one {Ninguna casa encaja.} other {Ninguna casa cumple los # filtros.}}',
  emptyTitleFor:
    '{filters, plural, =0 {Ninguna casa encaja ({dates}).} one {Ninguna casa encaja ({dates}).} other {Ninguna casa cumple los # filtros ({dates}).}}',
  emptyText: 'Cambie una de estas condiciones para ver más casas.',
  emptyNothing: 'No hay nada parecido disponible. Busque en todas partes.',
  emptyPairs: 'No basta con quitar un filtro. Cambie dos para ver estas casas.',
  emptyNearest: 'Ninguna casa se acerca a esa búsqueda. Estas son las más próximas.',
  nearest: 'Casas más próximas',
  datesProblems: {
    past: 'Estas fechas ya han pasado.',
    too_far: 'Estas fechas están demasiado lejos para reservar.',
  },
  everywhere: 'Buscar en todas partes',
  without: 'Sin «{filter}»',
  moveDates: 'Otras fechas: {dates}',
  see: 'Ver {number, plural, one {# casa} other {# casas}}',
})
