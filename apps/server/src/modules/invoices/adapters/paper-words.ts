import type { Invoice, Language, Party } from '@porchlight/contract'
import { type Counted, counted, paperSpeech } from '#kernel/paper/speech'

type Line = Invoice['lines'][number]

type Texts = {
  invoice: string
  credit: string
  for: string
  date: string
  booking: string
  stay: string
  subject: string
  damage: string
  received: string
  reductions: Record<Exclude<Line['kind'], 'charge'>, string>
  /** A card or an account as we name it. */
  ending: string
  total: string
  balance: string
  paid: string
  corrected: string
  corrects: string
  nights: Counted
  extraGuests: Counted
  people: Record<keyof Party, Counted>
  known: Readonly<Record<string, string>>
}

const texts: Record<Language, Texts> = {
  en: {
    invoice: 'Invoice',
    credit: 'Credit note',
    for: 'For',
    date: 'Date',
    booking: 'Booking',
    stay: 'Stay',
    subject: 'Subject',
    damage: 'What the stay damaged',
    received: '{method}, received {day}',
    reductions: { not_charged: 'Not charged, as it was settled', waived: 'Paid by the damage waiver' },
    ending: '{brand} ending {digits}',
    total: 'Total',
    balance: 'Still to be paid',
    paid: 'Paid in full. Thank you.',
    corrected: 'Taken back by credit note {number}.',
    corrects: 'This takes back invoice {number} as a whole.',
    nights: ['night', 'nights'],
    extraGuests: ['extra guest', 'extra guests'],
    people: {
      adults: ['adult', 'adults'],
      children: ['child', 'children'],
      infants: ['infant', 'infants'],
      pets: ['pet', 'pets'],
    },
    known: {},
  },
  de: {
    invoice: 'Rechnung',
    credit: 'Gutschrift',
    for: 'Für',
    date: 'Datum',
    booking: 'Buchung',
    stay: 'Aufenthalt',
    subject: 'Betreff',
    damage: 'Schäden während des Aufenthalts',
    received: '{method}, eingegangen {day}',
    reductions: {
      not_charged: 'Nicht berechnet, wie vereinbart oder entschieden',
      waived: 'Vom Schadensverzicht gezahlt',
    },
    ending: '{brand}, Endziffern {digits}',
    total: 'Summe',
    balance: 'Noch zu zahlen',
    paid: 'Vollständig bezahlt. Danke.',
    corrected: 'Gutgeschrieben mit {number}.',
    corrects: 'Nimmt die Rechnung {number} ganz zurück.',
    nights: ['Nacht', 'Nächte'],
    extraGuests: ['weiterer Gast', 'weitere Gäste'],
    people: {
      adults: ['Erwachsener', 'Erwachsene'],
      children: ['Kind', 'Kinder'],
      infants: ['Kleinkind', 'Kleinkinder'],
      pets: ['Haustier', 'Haustiere'],
    },
    known: {
      Nights: 'Nächte',
      'Rate without refund': 'Preis ohne Erstattung',
      'Kept under the terms of the booking.': 'Nach den Bedingungen der Buchung einbehalten.',
      'The stay was canceled.': 'Der Aufenthalt wurde storniert.',
      'Cleaning and linen': 'Reinigung und Wäsche',
      Cleaning: 'Reinigung',
      Service: 'Service',
    },
  },
  fr: {
    invoice: 'Facture',
    credit: 'Avoir',
    for: 'Pour',
    date: 'Date',
    booking: 'Réservation',
    stay: 'Séjour',
    subject: 'Objet',
    damage: 'Dommages causés pendant le séjour',
    received: '{method}, reçu le {day}',
    reductions: {
      not_charged: 'Non facturé, selon le règlement de la demande',
      waived: 'Payé par la renonciation aux dommages',
    },
    ending: '{brand} se terminant par {digits}',
    total: 'Total',
    balance: 'Reste à payer',
    paid: 'Entièrement payé. Merci.',
    corrected: 'Reprise par l’avoir {number}.',
    corrects: 'Reprend la facture {number} en entier.',
    nights: ['nuit', 'nuits'],
    extraGuests: ['personne en plus', 'personnes en plus'],
    people: {
      adults: ['adulte', 'adultes'],
      children: ['enfant', 'enfants'],
      infants: ['bébé', 'bébés'],
      pets: ['animal', 'animaux'],
    },
    known: {
      Nights: 'Nuits',
      'Rate without refund': 'Tarif non remboursable',
      'Kept under the terms of the booking.': 'Conservé selon les conditions de la réservation.',
      'The stay was canceled.': 'Le séjour a été annulé.',
      'Cleaning and linen': 'Ménage et linge',
      Cleaning: 'Ménage',
      Service: 'Service',
    },
  },
  es: {
    invoice: 'Factura',
    credit: 'Nota de abono',
    for: 'Para',
    date: 'Fecha',
    booking: 'Reserva',
    stay: 'Estancia',
    subject: 'Asunto',
    damage: 'Daños causados durante la estancia',
    received: '{method}, recibido el {day}',
    reductions: { not_charged: 'No cobrado, según lo acordado o decidido', waived: 'Pagado por la exención de daños' },
    ending: '{brand} terminada en {digits}',
    total: 'Total',
    balance: 'Queda por pagar',
    paid: 'Pagado por completo. Gracias.',
    corrected: 'Abonada con {number}.',
    corrects: 'Anula por completo la factura {number}.',
    nights: ['noche', 'noches'],
    extraGuests: ['huésped más', 'huéspedes más'],
    people: {
      adults: ['adulto', 'adultos'],
      children: ['niño', 'niños'],
      infants: ['bebé', 'bebés'],
      pets: ['mascota', 'mascotas'],
    },
    known: {
      Nights: 'Noches',
      'Rate without refund': 'Tarifa sin reembolso',
      'Kept under the terms of the booking.': 'Retenido según las condiciones de la reserva.',
      'The stay was canceled.': 'La estancia se canceló.',
      'Cleaning and linen': 'Limpieza y ropa de cama',
      Cleaning: 'Limpieza',
      Service: 'Servicio',
    },
  },
}

/** A card or an account, as documents of one language name it. */
export const methodIn = (method: string, language: Language): string =>
  method.replace(/^(.+) ending (\w+)$/, (_, brand, digits) =>
    texts[language].ending.replace('{brand}', () => brand).replace('{digits}', () => digits),
  )

/** How a document speaks one language. What an owner wrote themselves, and names of taxes, stay as they are. */
export const paperWords = (language: Language) => {
  const words = texts[language]
  const speech = paperSpeech(language)
  const label = (text: string): string => {
    const [, number, what] = /^(\d+) (night|extra guest)s?$/.exec(text) ?? []
    if (number) return counted(Number(number), what === 'night' ? words.nights : words.extraGuests)
    return words.known[text] ?? text
  }
  return {
    ...speech,
    label,
    /** What a line is called; of what was claimed in the words of whoever claimed it. */
    line: ({ kind, label: text }: Line): string => (kind === 'charge' ? label(text) : words.reductions[kind]),
    received: ({ method, on }: Invoice['received'][number]): string =>
      words.received.replace('{day}', () => speech.day(on)).replace('{method}', () => methodIn(method, language)),
    /** Sentences of the price are written in English; a document in another language leaves them out rather than mixing. */
    note: (text: string): string => (language === 'en' ? text : (words.known[text] ?? '')),
    title: ({ kind, number }: Invoice): string => `${kind === 'invoice' ? words.invoice : words.credit} ${number}`,
    for: words.for,
    date: words.date,
    booking: words.booking,
    stay: words.stay,
    subject: words.subject,
    damage: words.damage,
    total: words.total,
    nights: (count: number): string => counted(count, words.nights),
    party: (party: Party): string =>
      (['adults', 'children', 'infants', 'pets'] as const)
        .filter((kind) => kind === 'adults' || party[kind] > 0)
        .map((kind) => counted(party[kind], words.people[kind]))
        .join(', '),
    standing: ({ state, corrects, correctedBy, balance, reason }: Invoice): string[] =>
      [
        reason && label(reason),
        corrects !== null && words.corrects.replace('{number}', corrects),
        correctedBy !== null && words.corrected.replace('{number}', correctedBy),
        state === 'paid' && words.paid,
        state === 'open' && `${words.balance}: ${speech.money(balance)}.`,
      ].filter((text): text is string => Boolean(text)),
  }
}
export type PaperWords = ReturnType<typeof paperWords>
