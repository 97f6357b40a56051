import { translation } from '../words.ts'
import type { calendarFeedNoteWords } from './calendar-feed-notes.ts'

export const de = translation<typeof calendarFeedNoteWords>({
  title: '{number, plural, one {# Termin ließ sich nicht genau lesen} other {# Termine ließen sich nicht genau lesen}}',
  blocked: 'Alle Nächte, die gemeint sein könnten, sind gesperrt.',
  nameless: 'Termin ohne Namen',
  onDay: '{name}, {date}',
  line: '{event}: {text}',
  more: 'Und {number} weitere.',
  problems: {
    not_https: 'Der Link muss mit https:// oder webcal:// beginnen.',
    password_in_address: 'Der Link darf weder Benutzernamen noch Passwort enthalten.',
    other_port: 'Der Link darf keinen Port enthalten. Kalender werden über Port 443 gelesen.',
    no_address: '{host} ist im Internet nicht zu finden.',
    not_public: '{host} ist keine Adresse im öffentlichen Internet.',
    unreachable: 'Der Kalender war nicht erreichbar ({reason}).',
    bad_status: 'Der Kalenderserver antwortete mit Status {status}.',
    too_many_redirects: 'Der Kalender leitet mehr als {most}-mal weiter.',
    too_slow: 'Der Kalenderserver brauchte länger als {seconds} Sekunden für eine Antwort.',
    too_large: 'Der Kalender ist größer als {megabytes} MB.',
    empty_answer: 'Die Kalenderdatei ist leer.',
    not_a_calendar: 'Der Link liefert keine Kalenderdatei.',
    cut_off: 'Die Kalenderdatei ist unvollständig.',
    too_many_lines: 'Der Kalender hat mehr als {most} Zeilen.',
    line_too_long: 'Der Kalender hat eine Zeile mit mehr als {most} Zeichen.',
    too_many_properties: 'Ein Termin hat mehr als {most} Eigenschaften.',
    nested_too_deep: 'Der Kalender verschachtelt Blöcke tiefer als {most} Ebenen.',
    too_many_events: 'Der Kalender hat mehr als {most} Termine.',
    too_many_occurrences: 'Die Termine wiederholen sich mehr als {most}-mal.',
    too_complex: 'Der Kalender ist zu komplex.',
    suddenly_empty:
      'Der Kalender ist plötzlich leer. Seine Nächte bleiben gesperrt; ist er nach {hours} Stunden noch leer, werden sie verfügbar.',
    not_finished: 'Die letzte Synchronisierung wurde nicht abgeschlossen.',
  },
  notes: {
    unreadable: '{property} ist nicht lesbar; jede Nacht, die gemeint sein könnte, ist gesperrt.',
    no_start: 'kein Startdatum.',
    ends_before_start: 'er endet am {end}, vor seinem Beginn am {start}; eine Nacht ist gesperrt.',
    one_night: 'kein Enddatum; eine Nacht ist gesperrt.',
    takes_no_night: 'er ist vor dem Check-in vorbei, daher ist keine Nacht gesperrt.',
    beyond_calendar: 'er ist länger als jeder Aufenthalt; Nächte sind bis {until} gesperrt.',
    zone_unknown: 'seine Zeitzone {zone} ist unbekannt; jede Nacht, die gemeint sein könnte, ist gesperrt.',
    zone_broken: 'seine Zeitzone {zone} ist falsch beschrieben; jede Nacht, die gemeint sein könnte, ist gesperrt.',
    zone_of_calendar:
      'seine Zeiten nennen keine Zeitzone, der Kalender {zone}; die Nächte nach beiden Uhren sind gesperrt.',
    zone_offset_only: 'seine Zeitzone {zone} nennt nur einen Abstand zu UTC; die Sommerzeit bleibt unberücksichtigt.',
    rule_widened: 'seiner Wiederholung ({part}) lässt sich nicht folgen; jeder Tag ist gesperrt.',
    rule_part_ignored:
      '{part} seiner Wiederholung bleibt unberücksichtigt; es können mehr Nächte gesperrt sein als gemeint.',
    rule_too_dense: 'er wiederholt sich öfter als täglich; jeder Tag ist gesperrt.',
    start_outside_rule: 'sein erster Tag passt nicht zu seiner Wiederholung; auch dieser Tag ist gesperrt.',
    busy_and_free: 'er ist zugleich als belegt und frei markiert; seine Nächte sind gesperrt.',
    range_prior: 'er ändert frühere Wiederholungen, was nicht übernommen wird; diese Nächte bleiben gesperrt.',
    change_repeats: 'er ändert eine Wiederholung und wiederholt sich selbst; die Nächte von beiden sind gesperrt.',
    exception_unmatched:
      'seine Ausnahme am {date} passt zu keiner Wiederholung; die Nächte um diesen Tag bleiben gesperrt.',
  },
})
