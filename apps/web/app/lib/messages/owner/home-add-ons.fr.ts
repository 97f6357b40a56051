import { translation } from '../words.ts'
import type { homeAddOnsWords } from './home-add-ons.ts'

export const fr = translation<typeof homeAddOnsWords>({
  title: 'Ce que les voyageurs peuvent ajouter',
  note: 'Proposé à la réservation',
  lead: 'Cela figure à côté du prix, et dedans seulement pour qui le choisit. Un ménage en cours de séjour peut changer la façon dont il est taxé.',
  none: 'Rien n’est encore proposé.',
  label: 'Ce que c’est',
  text: 'Ce que le voyageur reçoit',
  textHint: 'Une phrase',
  kind: 'Genre',
  kinds: {
    extra: 'Un extra',
    mid_stay_clean: 'Ménage en cours de séjour',
    early_late: 'Arriver plus tôt ou partir plus tard',
  },
  price: 'Prix',
  per: 'Pour',
  pers: { stay: 'le séjour', night: 'chaque nuit', guest: 'chaque voyageur', guest_night: 'chaque voyageur et nuit' },
  add: 'Proposer autre chose',
  remove: 'Retirer « {label} »',
  removeEmpty: 'Retirer ceci',
  missing: 'Veuillez remplir ce champ.',
  twice: 'Ceci figure déjà ici.',
  unclear: 'Veuillez écrire un montant.',
  save: 'Enregistrer ce qui s’ajoute',
  saved: 'C’est proposé dès le prochain devis',
})
