import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const fr = translation<typeof staffOwnerInvoiceWords>({
  title: 'Factures aux propriétaires',
  lead: 'Les propriétaires dont le compte était sous zéro à la clôture d’un trimestre. Ce que leurs maisons gagnent ensuite en est déduit de lui-même ; l’argent venu autrement se note ici.',
  owner: 'Propriétaire',
  none: 'Aucun propriétaire ne doit rien',
  noneText: 'Les factures sont écrites à la clôture d’un trimestre.',
  receive: 'Noter l’argent reçu',
  receiveNote: 'il doit déjà être sur le compte séquestre',
  amount: 'Montant',
  receivedOn: 'Reçu le',
  reference: 'Ce que dit le papier de la banque',
  note: 'Noter',
  noted: 'Noté.',
  unclear: 'Indiquez un montant',
  allPaid: 'Il n’en reste rien d’ouvert.',
})
