import { translation } from '../words.ts'
import type { homeWords } from './home.ts'

export const de = translation<typeof homeWords>({
  title: '{number, plural, one {# Haus} other {# Häuser}}, und das Licht brennt noch',
  sentence:
    '{number, plural, =0 {Schöne Häuser} one {# schönes Haus} other {# schöne Häuser}}, und das Licht brennt noch.',
  plainTitle: '{number, plural, =0 {Ferienhäuser} one {# Ferienhaus} other {# Ferienhäuser}}, direkt zu buchen',
  plainSentence: '{number, plural, =0 {Schöne Häuser} one {# schönes Haus} other {# schöne Häuser}}, direkt zu buchen.',
  scenes: {
    'cabin-lake-ember': 'Ein Holzhaus über einem See in der Dämmerung, die hohen Fenster erleuchtet',
    'cliff-harbour-terracotta': 'Ein modernes Haus auf einer Klippe über einem Hafen unter orangem Himmel',
    'cottage-dunes-rose-dawn': 'Ein Schindelhaus in den Dünen in rosafarbenem Morgenlicht',
    'cottage-harbour-riviera': 'Ein Schindelhaus mit Gauben über einem blauen Hafen',
    'inn-village-ember': 'Ein Dorfgasthaus in der Dämmerung, Fenster und Laternen erleuchtet',
    'modern-dunes-violet-hour': 'Ein modernes Haus mit Pool in der violetten Stunde',
    'modern-harbour-teal-dusk': 'Ein modernes Haus mit Pool über einem Hafen in der Dämmerung',
    'modern-harbour-day': 'Eine moderne, verglaste Villa über einem Hafen in goldenem Licht',
  },
  priceNote: 'Jeder Preis enthält alle Gebühren, die wir erheben. Steuern kommen hinzu und stehen bei Ihren Daten.',
  townsTitle: '{towns, plural, one {# Ort} other {# Orte}} zur Auswahl',
  townsNote: 'Der niedrigste Preis pro Nacht in jedem Ort im kommenden Jahr, inklusive Gebühren.',
  homesCount: '{number, plural, one {# Haus} other {# Häuser}}',
  fromNight: 'ab <b>{price}</b> pro Nacht, inklusive Gebühren',
  sleeps: 'für {number}',
  chosenTitle: 'Die Lieblinge der Saison',
  earlier: 'Vorherige Häuser',
  later: 'Weitere Häuser',
  collectionsTitle: 'Sammlungen, geordnet nach dem, was da ist',
  allHomes: 'Alle Häuser',
  boutiques: 'Boutique-Sammlungen',
  collections: {
    beachfront: { title: 'Barfuß bis zum Meer', text: 'Von der Tür in den Sand, ohne eine Straße zu queren.' },
    lakefront: { title: 'Ein eigener Steg', text: 'Schwimmen vor dem Frühstück; das Kanu liegt am Steg.' },
    long_table: { title: 'Ein langer Tisch', text: 'Alle sitzen beisammen. Zehn Stühle oder mehr, alle gleich.' },
    pool: {
      title: 'Angewärmtes Wasser',
      text: 'Ein Pool, den man von der Küche aus sieht, und daneben ein trockener Platz zum Lesen.',
    },
    fireplace: {
      title: 'Den Regen wert',
      text: 'Ein Kamin, ein Bücherregal und eine Tür, die das Wetter draußen lässt.',
    },
    vineyard_view: {
      title: 'Zwischen den Reben',
      text: 'Wein bis an die Terrasse und jede Woche eine andere Aussicht.',
    },
  },
  storyTitle: 'Jemand bleibt wach, bis das letzte Boot da ist',
  storyBy: 'Von den Menschen, die ans Telefon gehen',
  story:
    'In der Nacht, in der die Averil-Fähre vier Stunden Verspätung hatte, kamen um ein Uhr drei Familien den Hügel herauf und fanden, was ihnen versprochen war: die Lampe an, den Schlüssel dort, wo der Brief ihn nannte, Suppe auf dem Herd. Niemand war nach Hause gegangen. Das ist keine Leistung, die wir verkaufen; es ist der Grund, warum auf jedem Bild dieser Seite Licht in den Häusern brennt.',
  measuredTitle: 'Gemessen, nicht behauptet',
  measuredText: 'Wir schlafen in jedem Haus, bevor Sie es können. Das ist {name}, gemessen am {date}.',
  measuredLink: 'Alles über {name}',
  readings: '{count} Messungen, von {low} bis {high}',
  ownersTitle: 'Ihnen gehört das Haus. Sie sehen jeden Cent.',
  ownersText:
    'Jede Zeile Ihrer Abrechnung lässt sich bis zur Buchung, zur Rechnung und zum Buchungssatz dahinter öffnen.',
  ownersPoints: [
    'Das Geld gehört Ihnen ab der Anreise, und noch am selben Tag sehen Sie es',
    'Ihre eigenen Nächte, wann immer Sie möchten',
    'Jede Nacht sagt, wer sie hält und warum',
  ],
  ownersAction: 'Ihr Haus vermieten',
})
