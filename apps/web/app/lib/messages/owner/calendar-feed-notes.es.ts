import { translation } from '../words.ts'
import type { calendarFeedNoteWords } from './calendar-feed-notes.ts'

export const es = translation<typeof calendarFeedNoteWords>({
  title:
    '{number, plural, one {# evento no se pudo leer con exactitud} other {# eventos no se pudieron leer con exactitud}}',
  blocked: 'Las noches a las que podría referirse están bloqueadas.',
  nameless: 'Evento sin nombre',
  onDay: '{name}, {date}',
  line: '{event}: {text}',
  more: 'Y {number} más.',
  problems: {
    not_https: 'El enlace debe empezar por https:// o webcal://.',
    password_in_address: 'El enlace no debe contener usuario ni contraseña.',
    other_port: 'El enlace no debe contener un puerto. Los calendarios se leen por el puerto 443.',
    no_address: 'No se encuentra {host} en internet.',
    not_public: '{host} no es una dirección de la internet pública.',
    unreachable: 'No se pudo acceder al calendario ({reason}).',
    bad_status: 'El servidor del calendario respondió con el estado {status}.',
    too_many_redirects: 'El calendario redirige más de {most} veces.',
    too_slow: 'El servidor del calendario tardó más de {seconds} segundos en responder.',
    too_large: 'El calendario ocupa más de {megabytes} MB.',
    empty_answer: 'El archivo de calendario está vacío.',
    not_a_calendar: 'El enlace no devuelve un archivo de calendario.',
    cut_off: 'El archivo de calendario está incompleto.',
    too_many_lines: 'El calendario tiene más de {most} líneas.',
    line_too_long: 'El calendario tiene una línea de más de {most} caracteres.',
    too_many_properties: 'Un evento tiene más de {most} propiedades.',
    nested_too_deep: 'El calendario anida bloques a más de {most} niveles.',
    too_many_events: 'El calendario tiene más de {most} eventos.',
    too_many_occurrences: 'Los eventos se repiten más de {most} veces.',
    too_complex: 'El calendario es demasiado complejo.',
    suddenly_empty:
      'El calendario está vacío de repente. Sus noches siguen bloqueadas y quedan disponibles si sigue vacío tras {hours} horas.',
    not_finished: 'La última sincronización no terminó.',
  },
  notes: {
    unreadable: 'no se puede leer su {property}; se bloquea toda noche que pueda necesitar.',
    no_start: 'sin fecha de inicio.',
    ends_before_start: 'termina el {end}, antes de empezar el {start}; se bloquea una noche.',
    one_night: 'sin fecha de fin; se bloquea una noche.',
    takes_no_night: 'termina antes de la entrada, así que no se bloquea ninguna noche.',
    beyond_calendar: 'dura más que cualquier estancia; las noches se bloquean hasta el {until}.',
    zone_unknown: 'su zona horaria {zone} es desconocida; se bloquea toda noche a la que podría referirse.',
    zone_broken: 'su zona horaria {zone} está mal descrita; se bloquea toda noche a la que podría referirse.',
    zone_of_calendar:
      'sus horas no indican zona horaria y el calendario usa {zone}; se bloquean las noches según ambas.',
    zone_offset_only: 'su zona horaria {zone} solo indica una diferencia; no se tiene en cuenta el horario de verano.',
    rule_widened: 'no se puede seguir su repetición ({part}); se bloquean todos los días.',
    rule_part_ignored: 'se ignora {part} de su repetición; puede haber más noches bloqueadas de las previstas.',
    rule_too_dense: 'se repite más de una vez al día; se bloquean todos los días.',
    start_outside_rule: 'su primer día no encaja en su repetición; ese día también se bloquea.',
    busy_and_free: 'está marcado como ocupado y libre a la vez; sus noches se bloquean.',
    range_prior: 'cambia repeticiones anteriores, lo cual no se aplica; esas noches siguen bloqueadas.',
    change_repeats: 'cambia una repetición y se repite a su vez; se bloquean las noches de ambas.',
    exception_unmatched:
      'su excepción del {date} no corresponde a ninguna repetición; las noches cercanas siguen bloqueadas.',
  },
})
