import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const fr = translation<typeof correctionWords>({
  title: 'Rectifier le compte d’un propriétaire',
  open: 'Écrire une rectification',
  lead: 'Une écriture datée au journal, à votre nom. Elle figure sur le relevé, et le propriétaire est prévenu.',
  owner: 'Propriétaire',
  what: 'Ce qui se passe',
  kinds: {
    credit: 'Crédit : la société donne au propriétaire',
    charge: 'Débit : le propriétaire paie la société',
    owner_stay: 'Ménage d’un séjour du propriétaire',
  },
  amount: 'Montant',
  on: 'Datée du',
  onHint: 'Dans un trimestre clos, elle compte le premier jour ouvert.',
  note: 'Texte sur le relevé',
  noteHint: 'Ce que lit le propriétaire, par exemple « Linge perdu en juillet, remplacé ».',
  noteShort: 'Écrivez au moins trois caractères.',
  unclear: 'Indiquez un montant.',
  proofHint:
    'Pourquoi les comptes étaient faux. Au-delà de la limite, une autre personne le compare à votre pièce jointe.',
  consequence: {
    credit: '{owner} reçoit {amount}. La société paie, et sa part du compte séquestre baisse de {amount}.',
    charge: '{owner} paie {amount} à la société. Le prochain versement baisse de {amount}.',
    owner_stay:
      '{owner} paie {amount} pour le ménage. C’est un revenu de la société ; le prochain versement baisse de {amount}.',
  },
  save: 'Enregistrer la rectification',
  booked: 'Enregistré. Elle compte le {date}.',
  stillSending: 'La pièce est encore en cours d’envoi.',
})
