import { translation } from '../words.ts'
import type { bookingWords } from './booking.ts'

export const de = translation<typeof bookingWords>({
  guests: '{number, plural, one {# Gast} other {# Gäste}}',
  nights: '{number, plural, one {# Nacht} other {# Nächte}}',
  sort: '{kind, select, adults {{number, plural, one {# Erwachsener} other {# Erwachsene}}} children {{number, plural, one {# Kind} other {# Kinder}}} infants {{number, plural, one {# Kleinkind} other {# Kleinkinder}}} other {{number, plural, one {# Hund} other {# Hunde}}}}',
  payNow: 'Bei Ihrer Unterschrift',
  payToday: 'Heute, {date}',
  payThen:
    '{days, plural, =0 {Wird automatisch abgebucht} one {Wird automatisch # Tag vor Ihrer Anreise abgebucht} other {Wird automatisch # Tage vor Ihrer Anreise abgebucht}}',
  paid: 'Bezahlt',
  failed: 'Karte abgelehnt. Zahlen Sie jetzt.',
  due: 'Jetzt fällig',
  pending: 'Wird von Ihrer Bank verarbeitet',
  canceled: 'Nicht mehr fällig',
  planLabel: 'Zahlungsplan',
  fullRefund: 'Bis {moment}: volle Erstattung',
  partBack: 'Bis {moment}: {amount} Erstattung',
  nothingBack: 'Bis {moment}: keine Erstattung',
  toOriginalMethod: '{amount}, auf das ursprüngliche Zahlungsmittel.',
  afterThat: 'Danach: {amount} Erstattung',
  afterThatNothing: 'Danach: keine Erstattung',
  cancelLabel: 'Erstattung bei Stornierung',
  agreementLabel: 'Text: {title}',
})
