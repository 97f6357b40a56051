import { translation } from '../words.ts'
import type { calendarFeedNoteWords } from './calendar-feed-notes.ts'

export const fr = translation<typeof calendarFeedNoteWords>({
  title:
    '{number, plural, one {# événement n’a pas pu être lu exactement} other {# événements n’ont pas pu être lus exactement}}',
  blocked: 'Les nuits qu’il pourrait désigner sont bloquées.',
  nameless: 'Événement sans nom',
  onDay: '{name}, {date}',
  line: '{event} : {text}',
  more: 'Et {number} de plus.',
  problems: {
    not_https: 'Le lien doit commencer par https:// ou webcal://.',
    password_in_address: 'Le lien ne doit contenir ni identifiant ni mot de passe.',
    other_port: 'Le lien ne doit pas contenir de port. Les calendriers sont lus sur le port 443.',
    no_address: '{host} est introuvable sur Internet.',
    not_public: '{host} n’est pas une adresse de l’internet public.',
    unreachable: 'Le calendrier est injoignable ({reason}).',
    bad_status: 'Le serveur du calendrier a répondu avec le statut {status}.',
    too_many_redirects: 'Le calendrier redirige plus de {most} fois.',
    too_slow: 'Le serveur du calendrier a mis plus de {seconds} secondes à répondre.',
    too_large: 'Le calendrier dépasse {megabytes} Mo.',
    empty_answer: 'Le fichier de calendrier est vide.',
    not_a_calendar: 'Le lien ne renvoie pas de fichier de calendrier.',
    cut_off: 'Le fichier de calendrier est incomplet.',
    too_many_lines: 'Le calendrier compte plus de {most} lignes.',
    line_too_long: 'Le calendrier a une ligne de plus de {most} caractères.',
    too_many_properties: 'Un événement a plus de {most} propriétés.',
    nested_too_deep: 'Le calendrier imbrique des blocs sur plus de {most} niveaux.',
    too_many_events: 'Le calendrier compte plus de {most} événements.',
    too_many_occurrences: 'Les événements se répètent plus de {most} fois.',
    too_complex: 'Le calendrier est trop complexe.',
    suddenly_empty:
      'Le calendrier est soudainement vide. Ses nuits restent bloquées et redeviennent disponibles s’il est encore vide après {hours} heures.',
    not_finished: 'La dernière synchronisation ne s’est pas terminée.',
  },
  notes: {
    unreadable: 'son champ {property} est illisible ; toute nuit dont il pourrait avoir besoin est bloquée.',
    no_start: 'pas de date de début.',
    ends_before_start: 'il se termine le {end}, avant de commencer le {start} ; une nuit est bloquée.',
    one_night: 'pas de date de fin ; une nuit est bloquée.',
    takes_no_night: 'il se termine avant l’arrivée, aucune nuit n’est donc bloquée.',
    beyond_calendar: 'il dépasse tout séjour ; les nuits sont bloquées jusqu’au {until}.',
    zone_unknown: 'son fuseau horaire {zone} est inconnu ; toute nuit qu’il pourrait désigner est bloquée.',
    zone_broken: 'son fuseau horaire {zone} est mal décrit ; toute nuit qu’il pourrait désigner est bloquée.',
    zone_of_calendar:
      'ses heures n’ont pas de fuseau et le calendrier utilise {zone} ; les nuits selon les deux fuseaux sont bloquées.',
    zone_offset_only: 'son fuseau horaire {zone} n’indique qu’un décalage ; l’heure d’été n’est pas prise en compte.',
    rule_widened: 'sa répétition ne peut pas être suivie ({part}) ; chaque jour est bloqué.',
    rule_part_ignored: '{part} de sa répétition est ignoré ; plus de nuits que prévu peuvent être bloquées.',
    rule_too_dense: 'il se répète plus d’une fois par jour ; chaque jour est bloqué.',
    start_outside_rule: 'son premier jour ne correspond pas à sa répétition ; ce jour est bloqué aussi.',
    busy_and_free: 'il est marqué à la fois occupé et libre ; ses nuits sont bloquées.',
    range_prior: 'il modifie des répétitions antérieures, ce qui n’est pas suivi ; ces nuits restent bloquées.',
    change_repeats: 'il modifie une répétition et se répète lui-même ; les nuits des deux sont bloquées.',
    exception_unmatched:
      'son exception du {date} ne correspond à aucune répétition ; les nuits voisines restent bloquées.',
  },
})
