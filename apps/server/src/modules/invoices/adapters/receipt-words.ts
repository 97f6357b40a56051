import type { Language, Receipt } from '@porchlight/contract'
import { paperSpeech } from '#kernel/paper/speech'

type Texts = Record<
  'payment' | 'refund' | 'paidBy' | 'paidTo' | 'date' | 'booking' | 'stay' | 'received' | 'sentBack',
  string
>

const texts: Record<Language, Texts> = {
  en: {
    payment: 'Receipt',
    refund: 'Receipt of a refund',
    paidBy: 'Paid by',
    paidTo: 'Paid to',
    date: 'Date',
    booking: 'Booking',
    stay: 'Stay',
    received: 'Received',
    sentBack: 'Sent back',
  },
  de: {
    payment: 'Zahlungsbeleg',
    refund: 'Beleg über eine Erstattung',
    paidBy: 'Von',
    paidTo: 'An',
    date: 'Datum',
    booking: 'Buchung',
    stay: 'Aufenthalt',
    received: 'Erhalten',
    sentBack: 'Erstattet',
  },
  fr: {
    payment: 'Reçu',
    refund: 'Reçu de remboursement',
    paidBy: 'Payé par',
    paidTo: 'Payé à',
    date: 'Date',
    booking: 'Réservation',
    stay: 'Séjour',
    received: 'Reçu de votre part',
    sentBack: 'Remboursé',
  },
  es: {
    payment: 'Recibo',
    refund: 'Recibo de devolución',
    paidBy: 'Pagado por',
    paidTo: 'Pagado a',
    date: 'Fecha',
    booking: 'Reserva',
    stay: 'Estancia',
    received: 'Recibido',
    sentBack: 'Devuelto',
  },
}

/** How a receipt speaks one language. */
export const receiptWords = (language: Language) => {
  const words = texts[language]
  return {
    ...paperSpeech(language),
    title: ({ kind, number }: Receipt): string => `${words[kind]} ${number}`,
    who: ({ kind }: Receipt): string => (kind === 'payment' ? words.paidBy : words.paidTo),
    line: ({ kind }: Receipt): string => (kind === 'payment' ? words.received : words.sentBack),
    date: words.date,
    booking: words.booking,
    stay: words.stay,
  }
}
