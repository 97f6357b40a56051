import type { CommissionSource, Language, PartnerInvoice } from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'
import { payableDays } from '../rules.ts'

type Words = Record<
  'title' | 'for' | 'date' | 'gross' | 'recovered' | 'withheld' | 'net' | 'toAccount' | 'selfBilled' | 'terms' | 'iata',
  string
> & { termsText: (days: number) => string }

const words: Record<Language, Words> = {
  en: {
    title: 'Commission invoice',
    for: 'Bill to',
    date: 'Date',
    gross: 'Commission',
    recovered: 'Recovered for reversed commissions',
    withheld: 'Backup withholding (24%)',
    net: 'Payout',
    toAccount: 'Account ending in',
    selfBilled: 'Self-billed invoice, issued by the buyer on the seller’s behalf',
    terms: 'Terms',
    termsText: (days) =>
      `Commission of the rent after discounts, without fees, taxes, deposits and extras. Due within ${days} days of check-out.`,
    iata: 'IATA or CLIA number',
  },
  es: {
    title: 'Factura de comisiones',
    for: 'Facturar a',
    date: 'Fecha',
    gross: 'Comisión',
    recovered: 'Descontado por comisiones revertidas',
    withheld: 'Retención de respaldo (24 %)',
    net: 'Pago',
    toAccount: 'Cuenta terminada en',
    selfBilled: 'Autofactura emitida por el comprador en nombre del vendedor',
    terms: 'Condiciones',
    termsText: (days) =>
      `Comisión sobre el alquiler tras descuentos, sin tasas, impuestos, depósitos ni extras. Vence a los ${days} días de la salida.`,
    iata: 'Número IATA o CLIA',
  },
  fr: {
    title: 'Facture de commissions',
    for: 'Facturer à',
    date: 'Date',
    gross: 'Commission',
    recovered: 'Repris pour commissions annulées',
    withheld: 'Retenue à la source de réserve (24 %)',
    net: 'Versement',
    toAccount: 'Compte se terminant par',
    selfBilled: 'Autofacture émise par l’acheteur au nom du vendeur',
    terms: 'Conditions',
    termsText: (days) =>
      `Commission sur le loyer après remises, sans frais, taxes, dépôts ni options. Due dans les ${days} jours suivant le départ.`,
    iata: 'Numéro IATA ou CLIA',
  },
  de: {
    title: 'Provisionsgutschrift',
    for: 'Empfänger',
    date: 'Datum',
    gross: 'Provision',
    recovered: 'Verrechnet für stornierte Provisionen',
    withheld: 'Quellensteuereinbehalt (24 %)',
    net: 'Auszahlung',
    toAccount: 'Konto mit Endung',
    selfBilled: 'Gutschrift, vom Käufer im Namen des Verkäufers ausgestellt',
    terms: 'Bedingungen',
    termsText: (days) =>
      `Provision auf die Miete nach Rabatten, ohne Gebühren, Steuern, Kautionen und Extras. Fällig binnen ${days} Tagen nach Abreise.`,
    iata: 'IATA- oder CLIA-Nummer',
  },
}

const sources: Record<Language, Record<CommissionSource, string>> = {
  en: {
    broker: 'Broker Property',
    referral: 'Referral Property',
    agent: 'Referred Guests',
    affiliate: 'Affiliate Booking',
    hv: 'Home Vision',
    commission: 'Partner Referrals',
    manual: 'Manually Added',
  },
  es: {
    broker: 'Propiedad de agente inmobiliario',
    referral: 'Propiedad recomendada',
    agent: 'Huéspedes recomendados',
    affiliate: 'Reserva de afiliado',
    hv: 'Home Vision',
    commission: 'Socios recomendados',
    manual: 'Añadida a mano',
  },
  fr: {
    broker: 'Bien d’agent immobilier',
    referral: 'Bien recommandé',
    agent: 'Voyageurs recommandés',
    affiliate: 'Réservation d’affilié',
    hv: 'Home Vision',
    commission: 'Partenaires recommandés',
    manual: 'Ajoutée à la main',
  },
  de: {
    broker: 'Maklerobjekt',
    referral: 'Empfohlenes Objekt',
    agent: 'Empfohlene Gäste',
    affiliate: 'Affiliate-Buchung',
    hv: 'Home Vision',
    commission: 'Empfohlene Partner',
    manual: 'Manuell hinzugefügt',
  },
}

/** A partner's invoice as PDF, in the language of its reader. */
export const partnerInvoicePdf = (invoice: PartnerInvoice, language: Language): Promise<Buffer> => {
  const said = words[language]
  const speech = formatsOf(language)
  const { number, seller, buyer, lines, gross, recovered, withheld, net, issuedOn, accountEnding } = invoice
  const title = `${said.title} ${number}`
  const of = { title: `${title}, ${seller.name}`, author: buyer.name, language, foot: `${buyer.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.agency || seller.name, [...(seller.agency ? [seller.name] : []), seller.email])
    sheet.title(title)
    sheet.facts([
      [said.for, [buyer.name, buyer.address].filter(Boolean).join(', ')],
      [said.date, speech.day(issuedOn)],
      [said.toAccount, accountEnding],
      ...(seller.iata ? [[said.iata, seller.iata] as const] : []),
      [said.terms, said.termsText(payableDays)],
    ])
    sheet.line(18, 12)
    for (const { booking, home, stay, source, note, amount } of lines)
      sheet.row({
        label: [booking, sources[language][source]].filter(Boolean).join(' · '),
        note: [home, stay ? `${speech.day(stay.arrive)} – ${speech.day(stay.depart)}` : '', note]
          .filter(Boolean)
          .join(' · '),
        amount,
      })
    sheet.line(4, 10, 'ink')
    sheet.row({ label: said.gross, amount: gross })
    if (recovered.amount > 0) sheet.row({ label: said.recovered, amount: { ...recovered, amount: -recovered.amount } })
    if (withheld.amount > 0) sheet.row({ label: said.withheld, amount: { ...withheld, amount: -withheld.amount } })
    sheet.row({ label: said.net, note: said.selfBilled, amount: net, strong: true })
  })
}
