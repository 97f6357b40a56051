import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const fr = translation<typeof settingsWords>({
  title: 'Réglages',
  lead: 'La configuration de l’entreprise. Les changements s’appliquent aussitôt à tous les écrans, messages et documents.',
  none: 'Rien à régler',
  noneText: 'Votre rôle n’a pas de réglages. Demandez l’accès à un administrateur.',
  sections: {
    start: { name: 'Premiers pas', text: 'Les étapes d’une installation vide à la première réservation.' },
    company: { name: 'Entreprise', text: 'Entité juridique, adresse, licences, fuseau horaire et devise.' },
    brands: { name: 'Marques', text: 'Noms, apparence, contact et noms d’hôte de vos sites.' },
    fees: {
      name: 'Frais',
      text: 'Ménage, service, animaux et tous les autres frais que les logements demandent par défaut.',
    },
    taxes: {
      name: 'Taxes',
      text: 'Ce que chaque autorité perçoit sur un séjour, par destination, avec une bibliothèque de départ.',
    },
    agreements: {
      name: 'Contrats',
      text: 'Conditions de location, confidentialité et contrats signés par les voyageurs.',
    },
    templates: {
      name: 'Documents des propriétaires',
      text: 'Les modèles que signent les propriétaires et les documents qu’ils envoient.',
    },
    limits: {
      name: 'Limites d’approbation',
      text: 'Ce qu’une seule personne peut approuver et quand une deuxième est nécessaire.',
    },
  },
})
