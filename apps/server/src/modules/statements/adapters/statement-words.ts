import type { Language, PlainDate } from '@porchlight/contract'
import { documentText } from '#kernel/paper/speech'
import { basisWords, lineWords } from '../words.ts'

type Texts = {
  title: string
  quarter: string
  for: string
  days: string
  counts: string
  /** Of a quarter that may still change, of one that may not, and of any days. */
  standing: { open: string; closed: string; days: string }
  opening: string
  earned: string
  adjustments: string
  expenses: string
  payouts: string
  closing: string
  changed: string
  together: string
  nothingEarned: string
  foot: string
  /** What the statement itself says in English. */
  known: Readonly<Record<string, string>>
}

const texts: Record<Language, Texts> = {
  en: {
    title: 'Owner statement',
    quarter: 'Q',
    for: 'For',
    days: 'Days',
    counts: 'Counted',
    standing: {
      open: 'Still open: it changes until the quarter is closed.',
      closed: 'Closed. A closed statement never changes; corrections come dated in the next one.',
      days: 'These days only. It is never closed: entries that come later and are dated in them change it.',
    },
    opening: 'Opening balance',
    earned: 'Earned',
    adjustments: 'Adjustments',
    expenses: 'Expenses',
    payouts: 'Payouts',
    closing: 'Closing balance',
    changed: 'Changed since the last statement',
    together: 'Together',
    nothingEarned: 'Nothing was earned in these days.',
    foot: '{name} holds guest money in trust. Rent becomes yours when a stay is earned; taxes, cleaning and service fees never do.',
    known: {},
  },
  de: {
    title: 'Eigentümerabrechnung',
    quarter: 'Q',
    for: 'Für',
    days: 'Tage',
    counts: 'Gezählt',
    standing: {
      open: 'Noch offen: sie ändert sich, bis das Quartal abgeschlossen ist.',
      closed:
        'Abgeschlossen. Eine abgeschlossene Abrechnung ändert sich nie; Korrekturen stehen mit Datum in der nächsten.',
      days: 'Nur diese Tage. Sie wird nie abgeschlossen: spätere Buchungen, die in sie datiert sind, ändern sie.',
    },
    opening: 'Anfangssaldo',
    earned: 'Verdient',
    adjustments: 'Korrekturen',
    expenses: 'Ausgaben',
    payouts: 'Auszahlungen',
    closing: 'Endsaldo',
    changed: 'Geändert seit der letzten Abrechnung',
    together: 'Zusammen',
    nothingEarned: 'In diesen Tagen wurde nichts verdient.',
    foot: '{name} verwahrt das Geld der Gäste treuhänderisch. Die Miete gehört Ihnen, wenn ein Aufenthalt verdient ist; Steuern, Reinigung und Servicegebühren nie.',
    known: {
      [basisWords.check_in]: 'Aufenthalte zählen am Tag der Anreise, am Ort des Hauses.',
      [basisWords.each_night]: 'Aufenthalte zählen Nacht für Nacht, am Ort des Hauses.',
      [basisWords.check_out]: 'Aufenthalte zählen am Tag der Abreise, am Ort des Hauses.',
      [basisWords.mixed]: 'Aufenthalte zählen an dem Tag, den der Vertrag jedes Hauses nennt, am Ort des Hauses.',
      [lineWords.payout]: 'Auszahlung',
      [lineWords.returned]: 'Auszahlung, von der Bank zurückgeschickt',
      'Paid by the guest': 'Vom Gast bezahlt',
      'Still to come from the guest': 'Kommt noch vom Gast',
      'Co-owners': 'Miteigentümer',
      Agent: 'Agentur',
      'Paid to the vendor': 'An die Firma bezahlt',
      Tax: 'Steuer',
      'Travel protection': 'Reiseschutz',
      'Damage waiver': 'Schadensverzicht',
      Commission: 'Provision',
      Cleaning: 'Reinigung',
      'Service fee': 'Servicegebühr',
      'Borne by the operator': 'Vom Betreiber getragen',
    },
  },
  fr: {
    title: 'Relevé du propriétaire',
    quarter: 'T',
    for: 'Pour',
    days: 'Jours',
    counts: 'Compté',
    standing: {
      open: 'Encore ouvert : il change jusqu’à la clôture du trimestre.',
      closed: 'Clos. Un relevé clos ne change jamais ; les corrections figurent, datées, dans le suivant.',
      days: 'Ces jours seulement. Il n’est jamais clos : des écritures ultérieures datées de ces jours le changent.',
    },
    opening: 'Solde initial',
    earned: 'Acquis',
    adjustments: 'Ajustements',
    expenses: 'Dépenses',
    payouts: 'Versements',
    closing: 'Solde final',
    changed: 'Changements depuis le dernier relevé',
    together: 'Au total',
    nothingEarned: 'Rien n’a été acquis ces jours-là.',
    foot: '{name} garde l’argent des voyageurs sous séquestre. Le loyer devient le vôtre quand un séjour est acquis ; les taxes, le ménage et les frais de service, jamais.',
    known: {
      [basisWords.check_in]: 'Les séjours comptent le jour de l’arrivée, au lieu de la maison.',
      [basisWords.each_night]: 'Les séjours comptent nuit par nuit, au lieu de la maison.',
      [basisWords.check_out]: 'Les séjours comptent le jour du départ, au lieu de la maison.',
      [basisWords.mixed]: 'Les séjours comptent le jour que nomme le contrat de chaque maison, au lieu de la maison.',
      [lineWords.payout]: 'Versement',
      [lineWords.returned]: 'Versement renvoyé par la banque',
      'Paid by the guest': 'Payé par le voyageur',
      'Still to come from the guest': 'Encore à recevoir du voyageur',
      'Co-owners': 'Copropriétaires',
      Agent: 'Agence',
      'Paid to the vendor': 'Payé à l’entreprise',
      Tax: 'Taxe',
      'Travel protection': 'Protection du voyage',
      'Damage waiver': 'Renonciation aux dommages',
      Commission: 'Commission',
      Cleaning: 'Ménage',
      'Service fee': 'Frais de service',
      'Borne by the operator': 'À la charge de l’exploitant',
    },
  },
  es: {
    title: 'Liquidación del propietario',
    quarter: 'T',
    for: 'Para',
    days: 'Días',
    counts: 'Cuenta',
    standing: {
      open: 'Aún abierta: cambia hasta que se cierre el trimestre.',
      closed: 'Cerrada. Una liquidación cerrada no cambia nunca; las correcciones van fechadas en la siguiente.',
      days: 'Solo estos días. No se cierra nunca: la cambian los asientos posteriores fechados en ellos.',
    },
    opening: 'Saldo inicial',
    earned: 'Ingresado',
    adjustments: 'Ajustes',
    expenses: 'Gastos',
    payouts: 'Pagos',
    closing: 'Saldo final',
    changed: 'Cambios desde la última liquidación',
    together: 'En total',
    nothingEarned: 'En estos días no se ha ingresado nada.',
    foot: '{name} guarda el dinero de los huéspedes en depósito. El alquiler es suyo cuando la estancia se ingresa; los impuestos, la limpieza y los gastos de servicio no lo son nunca.',
    known: {
      [basisWords.check_in]: 'Las estancias cuentan el día de la llegada, en el lugar de la casa.',
      [basisWords.each_night]: 'Las estancias cuentan noche a noche, en el lugar de la casa.',
      [basisWords.check_out]: 'Las estancias cuentan el día de la salida, en el lugar de la casa.',
      [basisWords.mixed]: 'Las estancias cuentan el día que dice el contrato de cada casa, en el lugar de la casa.',
      [lineWords.payout]: 'Pago',
      [lineWords.returned]: 'Pago devuelto por el banco',
      'Paid by the guest': 'Pagó el huésped',
      'Still to come from the guest': 'Falta por pagar del huésped',
      'Co-owners': 'Copropietarios',
      Agent: 'Agencia',
      'Paid to the vendor': 'Pagado a la empresa',
      Tax: 'Impuesto',
      'Travel protection': 'Protección del viaje',
      'Damage waiver': 'Exención por daños',
      Commission: 'Comisión',
      Cleaning: 'Limpieza',
      'Service fee': 'Gastos de servicio',
      'Borne by the operator': 'A cargo del operador',
    },
  },
}

/** How a statement on document speaks one language. Names, bookings and what was noted of an entry stay as they are. */
export const statementWords = (language: Language) => {
  const { known, foot, quarter, ...words } = texts[language]
  return {
    ...documentText(language),
    ...words,
    said: (text: string): string => known[text] ?? text.replace(/^Tax, /, `${known.Tax ?? 'Tax'}, `),
    quarterTitle: (year: number, number: number): string => `${words.title} ${year} ${quarter}${number}`,
    daysTitle: (from: PlainDate, to: PlainDate): string => `${words.title} ${from} – ${to}`,
    foot: (name: string): string => foot.replace('{name}', name),
  }
}
export type StatementWords = ReturnType<typeof statementWords>
