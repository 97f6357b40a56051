import { translation } from '../words.ts'
import type { ownerInquiriesWords } from './inquiries.ts'

export const fr = translation<typeof ownerInquiriesWords>({
  title: 'Demandes et offres',
  lead: 'Les séjours proposés qui n’ont pas encore abouti, et ce qu’on demande sur vos maisons.',
  offers: 'Les offres',
  questions: 'Les questions',
  questionsNote: 'la conciergerie répond ; ce qui sert à tous figure sur la page de la maison',
  noQuestion: 'Personne n’a encore rien demandé.',
  open: 'attend une réponse',
  askedOf: '{home}, {date}',
  newNote: 'pour un voyageur que vous connaissez ; il réserve par son lien',
  guestPays: 'Le voyageur paie',
  yours: 'Pour vous',
  price: 'L’offre',
  pays: 'Le voyageur paie {amount}, taxes comprises.',
  madeOn: 'Faite par {name} le {date}',
  money: 'Ce qui serait à vous',
  noContract: 'Aucun contrat ne couvre ces nuits, on ne peut donc rien dire.',
  line: 'Ligne',
  why: 'Pourquoi',
  amount: 'Montant',
  message: 'Ce qui a été écrit au voyageur',
})
