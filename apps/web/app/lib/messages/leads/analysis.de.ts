import { translation } from '../words.ts'
import type { analysisWords } from './analysis.ts'

export const de = translation<typeof analysisWords>({
  title: 'Was Ihr Haus einbringen könnte',
  lead: 'Eine Schätzung Monat für Monat aus Aufenthalten in nahen Häusern, mit Spanne. Kostenlos, ohne Anruf.',
  address: 'Adresse des Hauses',
  addressHint: 'Straße, Ort und Postleitzahl',
  addressMissing: 'Geben Sie die Adresse des Hauses ein',
  addressUnknown: 'Wir finden diese Adresse nicht. Prüfen Sie sie oder setzen Sie unten den Ort.',
  pin: 'Adresse nicht zu finden? Ort angeben',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  numberMissing: 'Geben Sie eine Zahl ein',
  submit: 'Schätzung ansehen',
  privacy: 'Wir senden Ihnen einen privaten Link per E-Mail. Niemand sonst kann ihn finden.',
  back: 'Haus anbieten',
  facts:
    '{town}. {bedrooms, plural, one {# Schlafzimmer} other {# Schlafzimmer}}, {bathrooms} Bäder, {sleeps} Schlafplätze',
  made: 'Schätzung {number} vom {date}.',
  expires: 'Der Link gilt bis {date}.',
  expired: 'Diese Schätzung ist abgelaufen. Fordern Sie für aktuelle Zahlen eine neue an.',
  projected: 'Voraussichtliche Miete, nächste zwölf Monate',
  range: '{low} bis {high}',
  rangeText: '8 von 10 solchen Häusern liegen zwischen {low} und {high}.',
  keepText: 'Mit Rundum-Service bleiben Ihnen nach Provision und Kosten etwa {net}.',
  thin: '{close, plural, =0 {Kein Haus in der Nähe ähnelt diesem} one {Nur # Haus in der Nähe ähnelt diesem} other {Nur # Häuser in der Nähe ähneln diesem}}, daher nennen wir eine Spanne und keine einzelne Zahl. Ein Besuch grenzt sie ein.',
  bookedShare: 'der Nächte gebucht, {nights} Nächte',
  averageNight: 'mittlere Nacht',
  bestMonth: 'im besten Monat',
  adjusted: 'Von unserem Team angepasst um {percent}:',
  monthsTitle: 'Miete pro Monat',
  monthsText: 'Die dünne Linie ist die Spanne: 8 von 10 vergleichbaren Häusern liegen darin.',
  chart:
    'Balkendiagramm der voraussichtlichen Miete pro Monat mit Spanne. Die Tabelle darunter zeigt dieselben Zahlen.',
  month: 'Monat',
  low: 'Niedrig',
  expected: 'Erwartet',
  high: 'Hoch',
  booked: 'Gebuchte Nächte',
  comparablesTitle: 'Die Häuser hinter der Zahl',
  comparablesText:
    'Die ähnlichsten der verglichenen Häuser, in ihren letzten zwölf Monaten. Die Zahlen sind zum Schutz der Eigentümer gerundet.',
  homeFacts:
    '{town}, {miles} mi entfernt. {bedrooms, plural, one {# Schlafzimmer} other {# Schlafzimmer}}, {sleeps} Schlafplätze',
  homeRent: 'Miete, gerundet',
  homeBooked: 'Gebuchte Nächte',
  netTitle: 'Was Ihnen bleibt, je Serviceumfang',
  netText:
    'Gäste zahlen Reinigung und Steuern zusätzlich, beides erscheint hier nicht. Reparaturen, Wäsche und Versicherung sind Planwerte: 3 % der Miete, 12 $ je gebuchter Nacht und 2.400 $ im Jahr. Ihre Rechnungen werden abweichen.',
  netLines: {
    rent: 'Voraussichtliche Miete',
    commission: 'Provision',
    repairs: 'Rücklage für Reparaturen',
    supplies: 'Wäsche und Verbrauch',
    insurance: 'Mietversicherung',
  },
  keep: 'Ihnen bleibt',
  sureTitle: 'Wie sicher wir sind und warum',
  sureClose: 'Häuser innerhalb von 12 Meilen und eines Schlafzimmers, von {homes}, aus denen wir gelernt haben.',
  sureNights: 'gebuchte Nächte hinter der Schätzung. Echte Aufenthalte, keine Angebotspreise.',
  sureError:
    'mittlerer Fehler, wenn wir {homes} Häuser vorhersagen, die das Modell nicht kennt. {coverage} davon lagen in ihrer Spanne.',
  notSeen: 'Nicht besichtigt',
  sureCondition: 'Ein guter Zustand wird angenommen. Fotos oder ein Besuch würden ihn bestätigen.',
  method:
    'Verfahren: Ridge-Regression auf den Logarithmus der Miete je verfügbarer Nacht, nach Monat, Ort, Größe und Ausstattung. Spannen sind konform, aus den Fehlern beim Auslassen je eines Hauses.',
  nothingTitle: 'Noch zu wenige Häuser',
  nothingText:
    'Wir vermieten hier zu wenige Häuser für eine ehrliche Schätzung. Erzählen Sie uns von Ihrem, und ein Mensch rechnet mit Ihnen.',
  nextTitle: 'Wenn Sie so weit sind',
  nextText: 'Eine Schätzung ist kein Angebot und verpflichtet zu nichts. Die Anfrage enthält diese Angaben schon.',
  nextAction: 'Anfrage beginnen',
})
