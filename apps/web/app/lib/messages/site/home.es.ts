import { translation } from '../words.ts'
import type { homeWords } from './home.ts'

export const es = translation<typeof homeWords>({
  title: '{number, plural, one {# casa} other {# casas}} con la luz encendida',
  sentence:
    '{number, plural, =0 {Casas excelentes} one {# casa excelente} other {# casas excelentes}}, con la luz encendida.',
  plainTitle: '{number, plural, =0 {Casas} one {# casa} other {# casas}} de vacaciones con reserva directa',
  plainSentence:
    '{number, plural, =0 {Casas excelentes} one {# casa excelente} other {# casas excelentes}} con reserva directa.',
  scenes: {
    'cabin-lake-ember': 'Una cabaña de madera sobre un lago al anochecer, con sus altas ventanas iluminadas',
    'cliff-harbour-terracotta': 'Una casa moderna en un acantilado sobre un puerto, bajo un cielo naranja',
    'cottage-dunes-rose-dawn': 'Una casa de tejuelas en las dunas en un amanecer rosado',
    'cottage-harbour-riviera': 'Una casa de tejuelas con buhardillas sobre un puerto azul',
    'inn-village-ember': 'Una posada de pueblo al anochecer, con ventanas y farolas encendidas',
    'modern-dunes-violet-hour': 'Una casa moderna con piscina en la hora violeta',
    'modern-harbour-teal-dusk': 'Una casa moderna con piscina sobre un puerto al anochecer',
    'modern-harbour-day': 'Una villa moderna de cristal sobre un puerto con luz dorada',
  },
  priceNote: 'Cada precio incluye todos los gastos que cobramos. Los impuestos van aparte y se indican con sus fechas.',
  townsTitle: '{towns, plural, one {# pueblo} other {# pueblos}} donde alojarse',
  townsNote: 'El precio por noche más bajo de cada pueblo en el próximo año, gastos incluidos.',
  homesCount: '{number, plural, one {# casa} other {# casas}}',
  fromNight: 'desde <b>{price}</b> por noche, gastos incluidos',
  sleeps: 'para {number}',
  chosenTitle: 'Las más queridas de la temporada',
  earlier: 'Casas anteriores',
  later: 'Más casas',
  collectionsTitle: 'Colecciones, según lo que hay',
  allHomes: 'Todas las casas',
  boutiques: 'Colecciones boutique',
  collections: {
    beachfront: { title: 'Descalzos hasta el mar', text: 'De la puerta a la arena sin cruzar una carretera.' },
    lakefront: {
      title: 'Un embarcadero propio',
      text: 'Un baño antes del desayuno; la canoa está amarrada al muelle.',
    },
    long_table: { title: 'Una sola mesa larga', text: 'Todos se sientan juntos. Diez sillas o más, todas iguales.' },
    pool: { title: 'Agua templada', text: 'Una piscina que se ve desde la cocina y un rincón seco para leer al lado.' },
    fireplace: {
      title: 'Merece la lluvia',
      text: 'Una chimenea, una estantería de libros y una puerta que deja fuera el mal tiempo.',
    },
    vineyard_view: { title: 'Entre las cepas', text: 'Viñas hasta la terraza y una vista distinta cada semana.' },
  },
  storyTitle: 'Alguien vela hasta que llega el último barco',
  storyBy: 'De las personas que contestan al teléfono',
  story:
    'La noche en que el transbordador de Averil llegó con cuatro horas de retraso, tres familias subieron la cuesta a la una de la madrugada y encontraron lo prometido: la lámpara encendida, la llave donde decía la carta, la sopa en el fuego. Nadie se había ido a casa. No es un servicio que vendamos; es la razón por la que las casas están iluminadas en todas las imágenes de esta página.',
  measuredTitle: 'Medido, no presumido',
  measuredText: 'Dormimos en cada casa antes que usted. Esta es {name}, tal como la medimos el {date}.',
  measuredLink: 'Ver todo sobre {name}',
  readings: '{count} mediciones, de {low} a {high}',
  ownersTitle: 'La casa es suya. Usted ve cada céntimo.',
  ownersText: 'Cada línea de su liquidación se abre hasta la reserva, la factura y el asiento contable que hay detrás.',
  ownersPoints: [
    'El dinero es suyo desde la llegada del huésped, y se lo decimos ese mismo día',
    'Sus propias noches, cuando quiera',
    'Cada noche dice quién la ocupa y por qué',
  ],
  ownersAction: 'Alquile su casa',
})
