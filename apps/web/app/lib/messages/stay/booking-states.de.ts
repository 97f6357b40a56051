import { translation } from '../words.ts'
import type { bookingStateWords } from './booking-states.ts'

export const de = translation<typeof bookingStateWords>({
  states: {
    inquiry: 'Anfrage',
    offered: 'Angebot gesendet',
    requested: 'Angefragt',
    awaiting_agreement: 'Unterschrift ausstehend',
    awaiting_payment: 'Zahlung ausstehend',
    confirmed: 'Bestätigt',
    checked_in: 'Eingecheckt',
    completed: 'Abgeschlossen',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
    withdrawn: 'Zurückgezogen',
    canceled: 'Storniert',
    no_show: 'Nicht angereist',
  },
  bankPays: 'Banküberweisung ausstehend',
})
