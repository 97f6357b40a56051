import { translation } from '../words.ts'
import type { payoutDaysWords } from './payout-days.ts'

export const es = translation<typeof payoutDaysWords>({
  title: 'Días de pago',
  change: 'Cambiar los días de pago',
  next: 'Próximos: {days}',
  noNext: 'Los propietarios no ven ninguna fecha de pago hasta que la fije.',
  every: 'Pagar a los propietarios',
  choices: {
    month: 'Cada mes',
    week: 'Cada semana',
    none: 'Sin día fijo',
  },
  day: 'Día',
  other: 'Segundo día',
  noOther: 'Ninguno',
  dayOfMonth: 'Día {day}',
  weekday: 'Día de la semana',
  said: {
    none: 'sin día fijo',
    week: 'cada {day}',
    month: 'el día {day} de cada mes',
    twice: 'los días {day} y {other} de cada mes',
  },
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  save: 'Guardar los días de pago',
  saveTitle: '¿Cambiar los días de pago?',
  consequence:
    'Pagos: {schedule}. Los propietarios ven enseguida la próxima fecha junto a sus ingresos. Una fecha en fin de semana o festivo bancario pasa al siguiente día hábil. Usted sigue preparando y enviando cada remesa.',
  saved: 'Días de pago guardados.',
  history: 'Cambios de los días de pago',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Cambio',
})
