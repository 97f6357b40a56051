import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const de = translation<typeof bookingWords>({
  guests: '{number, plural, one {# Gast} other {# Gäste}}',
  nights: '{number, plural, one {# Nacht} other {# Nächte}}',
  sort: '{kind, select, adults {{number, plural, one {# Erwachsener} other {# Erwachsene}}} children {{number, plural, one {# Kind} other {# Kinder}}} infants {{number, plural, one {# Kleinkind} other {# Kleinkinder}}} other {{number, plural, one {# Hund} other {# Hunde}}}}',
  payNow: 'Sobald Sie unterschrieben haben',
  payToday: 'Heute, {date}',
  payThen:
    '{days, plural, =0 {Auf demselben Weg} one {Auf demselben Weg, # Tag vor Ihrer Anreise} other {Auf demselben Weg, # Tage vor Ihrer Anreise}}',
  paid: 'Bezahlt',
  failed: 'Die Karte wurde abgelehnt; bitte zahlen Sie jetzt',
  due: 'Jetzt fällig',
  pending: 'Von Ihrer Bank unterwegs',
  canceled: 'Entfällt',
  planLabel: 'Zahlungen',
  everythingBack: 'Bis {moment}: alles zurück',
  partBack: 'Bis {moment}: {amount} zurück',
  nothingBack: 'Bis {moment}: nichts zurück',
  toTheCard: '{amount}, auf dem Weg, auf dem sie kamen.',
  afterThat: 'Danach: {amount} zurück',
  afterThatNothing: 'Danach: nichts zurück',
  cancelLabel: 'Was Sie bei einer Stornierung zurückbekommen',
  agreementLabel: 'Text: {title}',
})
