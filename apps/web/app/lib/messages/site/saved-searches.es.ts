import { translation } from '../words.ts'
import type { savedSearchWords } from './saved-searches.ts'

export const es = translation<typeof savedSearchWords>({
  tellMe: 'Avisarme de casas nuevas',
  saveTitle: 'Guardar esta búsqueda',
  saveText:
    'Le escribimos cuando una casa encaja: nueva, libre de nuevo o más barata. De cada casa una sola vez, y de nuevo cuando su precio baja un 5 % o más.',
  name: 'Nombre',
  nameMissing: 'Póngale un nombre a la búsqueda.',
  howOften: 'Frecuencia de los correos',
  frequencies: { daily: 'Cada día', weekly: 'Una vez por semana' },
  neverEmpty: 'Solo escribimos cuando hay novedades.',
  save: 'Guardar búsqueda',
  saved: '«{name}» está guardada. La encuentra entre sus viajes.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  keepChange: 'Guardar',
  anywhere: 'Cualquier lugar',
  partOfMap: 'Parte del mapa',
  aroundDates: '{dates}, tres días antes o después',
  flexible: {
    weekend: 'un fin de semana en {month}',
    week: 'una semana en {month}',
    month: 'un mes desde {month}',
  },
  guests: '{number, plural, one {# persona} other {# personas}}',
  filters: '{number, plural, one {# filtro} other {# filtros}}',

  title: 'Búsquedas guardadas',
  empty: 'Aún no hay búsquedas guardadas. Guarde una para recibir avisos cuando encaje una casa.',
  fits: '{number, plural, =0 {Ahora no encaja ninguna casa} one {Ahora encaja # casa} other {Ahora encajan # casas}}',
  over: 'Estas fechas ya han pasado',
  paused: 'En pausa',
  pause: 'Pausar',
  pauseOne: 'Pausar «{name}»',
  resume: 'Reanudar',
  resumeOne: 'Reanudar «{name}»',
  change: 'Cambiar',
  changeOne: 'Cambiar «{name}»',
  remove: 'Quitar',
  removeOne: 'Quitar «{name}»',
  removed: '«{name}» se ha quitado.',
})
