import { translation } from '../words.ts'
import type { serviceWords } from './services.ts'

export const de = translation<typeof serviceWords>({
  levelsTitle:
    '{levels, plural, =1 {Ein Serviceumfang} =2 {Zwei Serviceumfänge} =3 {Drei Serviceumfänge} other {# Serviceumfänge}}, eine Seite Bedingungen',
  levelsText: 'Die Provision ist nur ein Teil der Miete. Von Reinigung und Steuern nehmen wir nichts.',
  shareOfRent: 'Anteil an der Miete',
  chooseLevel: '{level} wählen',
  estimateAddress: 'Adresse des Hauses',
  estimateBedrooms: 'Schlafzimmer',
  estimateSleeps: 'Schlafplätze',
  estimateAction: 'Schätzung ansehen',
  estimateNote: 'Kostenlos, ohne Anruf. Auf Grundlage der {number} Häuser, die wir vermieten.',
  questions: 'Häufige Fragen',
  thanks: 'Vielen Dank. Wir haben Ihre Anfrage erhalten.',
  thanksText: 'Die Bestätigung ist unterwegs in Ihr Postfach. Ein Mensch antwortet innerhalb eines Werktags.',
  pages: {
    'list-your-property': {
      title: 'Wissen, was Ihr Haus einbringt, bevor Sie unterschreiben',
      lead: 'Geben Sie die Adresse ein und erhalten Sie eine Schätzung Monat für Monat aus Aufenthalten in der Nähe, mit Spanne.',
      action: 'Anfrage beginnen',
      stepsTitle: 'Vom ersten Besuch zur ersten Auszahlung',
      steps: [
        {
          title: 'Wir besuchen und messen',
          text: 'Wir gehen durch jeden Raum, messen, wonach Gäste fragen, und fotografieren. Der Grundriss gehört in jedem Fall Ihnen.',
        },
        {
          title: 'Wir inserieren und öffnen den Kalender',
          text: 'Fotos, Genehmigungen und Preise laufen nebeneinander. Ihre eigenen Termine sperren Sie zuerst.',
        },
        {
          title: 'Wir sind Gastgeber, Sie werden bezahlt',
          text: 'Gäste zahlen vor der Anreise. Sie sehen jeden Aufenthalt in Ihrer Abrechnung, Zeile für Zeile.',
        },
      ],
      questions: [
        {
          question: 'Kann ich mein Haus jederzeit nutzen?',
          answer: 'Ja. Sie sperren freie Nächte in Ihrem Kalender, ohne zu fragen. Gebuchte Nächte bleiben gebucht.',
        },
        {
          question: 'Was kostet der Anfang?',
          answer: 'Es gibt keine Einrichtungsgebühr. Die Provision ist ein Teil der Miete tatsächlicher Aufenthalte.',
        },
        {
          question: 'Wer bestimmt den Preis pro Nacht?',
          answer:
            'Wir schlagen eine Strategie vor, die Sie unterschreiben. Sie setzen Grenzen und ändern einzelne Nächte.',
        },
        {
          question: 'Und wenn ich gehen möchte?',
          answer:
            'Ihr Vertrag nennt die Frist. Bestätigte Aufenthalte finden statt, danach gehört das Haus wieder ganz Ihnen.',
        },
      ],
      inquiryTitle: 'Erzählen Sie uns von Ihrem Haus',
      inquiryText: 'Wenige kurze Schritte. Vor dem letzten wird nichts gesendet.',
    },
    'property-management': {
      title: 'Betreuung vor Ort, das ganze Jahr',
      lead: 'Gäste, Instandhaltung, Dienstleister und Konten an einem Ort, jede Ausgabe schriftlich im Voraus.',
      action: 'Anfrage beginnen',
      stepsTitle: 'Worum wir uns kümmern',
      steps: [
        {
          title: 'Die Gäste',
          text: 'Prüfung, Verträge, Check-in und jemand, der nachts antwortet.',
        },
        {
          title: 'Das Haus',
          text: 'Reinigungen, Begehungen mit Fotos und Reparaturen innerhalb Ihrer Grenze.',
        },
        {
          title: 'Die Konten',
          text: 'Miete auf dem Treuhandkonto, Rechnungen mit Belegen und eine Abrechnung pro Quartal.',
        },
      ],
      questions: [
        {
          question: 'Woher weiß ich, was getan wurde?',
          answer: 'Jeder Auftrag hat Checkliste, Fotos und Rechnung. Sie sehen sie in Ihrem Portal.',
        },
        {
          question: 'Wer gibt Reparaturen frei?',
          answer: 'Sie setzen eine Grenze je Auftrag. Was darüber liegt, wartet auf Ihre Freigabe.',
        },
        {
          question: 'Kann ich eigene Dienstleister behalten?',
          answer: 'Ja. Wir prüfen deren Versicherung und zahlen mit Ihrer Freigabe von Ihrem Konto.',
        },
      ],
      inquiryTitle: 'Erzählen Sie uns von Ihrem Haus',
      inquiryText: 'Wir antworten mit einem Plan und dem Preis für Ihr Haus.',
    },
    'real-estate': {
      title: 'Ein Haus kaufen und seine Mieteinnahmen kennen',
      lead: 'Nächte, Einnahmen und Kosten aus Häusern, die wir betreuen, bevor Sie bieten.',
      action: 'Sagen Sie uns, was Sie suchen',
      stepsTitle: 'So helfen wir beim Kauf',
      steps: [
        {
          title: 'Ein Suchprofil',
          text: 'Orte, Budget, Schlafzimmer und was unverzichtbar ist.',
        },
        {
          title: 'Eine Mietschätzung je Haus',
          text: 'Monat für Monat, mit Spanne und Vergleichshäusern.',
        },
        {
          title: 'Makler, die die Gegend kennen',
          text: 'Wir stellen Ihnen einen zugelassenen Makler vor und bleiben bis zur Übergabe.',
        },
      ],
      questions: [
        {
          question: 'Verkaufen Sie die Häuser selbst?',
          answer: 'Nein. Das tun zugelassene Makler. Wir bringen die Mietzahlen und den Plan.',
        },
        {
          question: 'Wie gut ist die Schätzung?',
          answer:
            'Jede Schätzung nennt ihren Fehler. Wir prüfen das Verfahren an unseren Häusern und veröffentlichen das Ergebnis.',
        },
        {
          question: 'Betreuen Sie das Haus danach?',
          answer: 'Ja, im Umfang Ihrer Wahl. Sie können auch nur mit einer Schätzung beginnen.',
        },
      ],
      inquiryTitle: 'Sagen Sie uns, was Sie suchen',
      inquiryText: 'Wir antworten mit passenden Häusern und möglichen Einnahmen.',
    },
    renovate: {
      title: 'Erneuern, was Gäste bemerken und was bleibt',
      lead: 'Vorhaben um Ihre Mietwochen geplant, mit Angeboten, Freigaben und Fotos in Ihrem Portal.',
      action: 'Vorhaben beginnen',
      stepsTitle: 'So läuft ein Vorhaben',
      steps: [
        {
          title: 'Programm Home Vision',
          text: 'Wir gehen mit Ihnen durch das Haus und ordnen Vorhaben nach Kosten und nach dem, wofür Gäste zahlen.',
        },
        {
          title: 'Vergleichbare Angebote',
          text: 'Versicherte Dienstleister bieten auf denselben Umfang. Sie geben frei, bevor es beginnt.',
        },
        {
          title: 'Arbeiten zwischen Aufenthalten',
          text: 'Wir planen um Buchungen herum und zeigen jeden Schritt mit Fotos.',
        },
      ],
      questions: [
        {
          question: 'Verliere ich Mietwochen?',
          answer:
            'Wir planen für freie Nächte und die ruhige Saison. Gebuchte Aufenthalte werden nie ohne Zustimmung des Gastes verschoben.',
        },
        {
          question: 'Wer haftet für die Arbeiten?',
          answer:
            'Zugelassene und versicherte Dienstleister mit schriftlichem Umfang. Nachträge brauchen Ihre Freigabe.',
        },
        {
          question: 'Kann ich aus der Miete zahlen?',
          answer: 'Ja. Rechnungen können von Ihrem Konto beglichen werden, und Sie sehen jede vorher.',
        },
      ],
      inquiryTitle: 'Erzählen Sie uns von Ihrem Vorhaben',
      inquiryText: 'Wir antworten mit dem nächsten Schritt und einer Besuchszeit.',
    },
  },
})
