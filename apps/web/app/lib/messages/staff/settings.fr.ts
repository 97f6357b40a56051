import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const fr = translation<typeof settingsWords>({
  title: 'Réglages',
  lead: 'Configuration de l’entreprise. Les modifications s’appliquent désormais à tous les écrans, messages et documents.',
  none: 'Aucun réglage disponible',
  noneText: 'Votre rôle ne permet pas de modifier les réglages. Demandez l’accès à un administrateur.',
  groups: {
    company: 'Entreprise',
    communication: 'Messagerie',
    homes: 'Maisons et prix',
    payments: 'Paiements et documents',
    team: 'Équipe et sécurité',
  },
  sections: {
    start: { name: 'Premiers pas', text: 'Les étapes d’une installation vide à la première réservation.' },
    company: { name: 'Entreprise', text: 'Entité juridique, adresse, licences, fuseau horaire et devise.' },
    brands: { name: 'Marques', text: 'Noms, apparence, contact et noms d’hôte de vos sites.' },
    hosts: {
      name: 'Interlocuteurs',
      text: 'Responsables de maison, concierges et inspecteurs nommés sur les pages, avec leur photo.',
    },
    mail: { name: 'Expéditeur des e-mails', text: 'Serveur de messagerie, nom et adresse de l’expéditeur.' },
    incoming: {
      name: 'E-mails entrants',
      text: 'Boîte aux lettres ou service d’e-mail qui apporte les réponses des voyageurs dans la boîte de réception.',
    },
    assistant: { name: 'Brouillons IA', text: 'Qui prépare les réponses dans la boîte, et combien par jour.' },
    payments: { name: 'Passerelle de paiement', text: 'Le compte Stripe qui débite les voyageurs.' },
    bank: { name: 'Comptes bancaires', text: 'Comptes séquestre et d’exploitation, fichiers de paiement.' },
    messages: {
      name: 'Messages aux voyageurs',
      text: 'Modèles de réponse et messages selon les dates de chaque séjour.',
    },
    analytics: {
      name: 'Mesure d’audience',
      text: 'Ce que font les visiteurs, et où vont les événements après accord.',
    },
    fees: {
      name: 'Frais',
      text: 'Frais par défaut de ménage, de service, d’animaux et autres pour toutes les maisons.',
    },
    deposits: { name: 'Cautions', text: 'L’empreinte de carte des maisons qui suivent l’entreprise ou un groupe.' },
    defaults: {
      name: 'Réglages des maisons',
      text: 'Règlement, niveau de service, listes de contrôle, séjours et règles de prix que suivent les maisons.',
    },
    groups: {
      name: 'Groupes de maisons',
      text: 'Frais, taxes, tarifs et règles pour toutes les maisons d’une destination, d’une marque, d’un portefeuille ou d’une étiquette.',
    },
    taxes: {
      name: 'Taxes',
      text: 'Taxes de séjour par autorité et destination, avec une bibliothèque de départ.',
    },
    cancellation: { name: 'Politiques d’annulation', text: 'Vos propres politiques, en plus des politiques fournies.' },
    levels: { name: 'Niveaux de service', text: 'Ce que vous faites pour une maison, et à quelle commission.' },
    agreements: {
      name: 'Contrats',
      text: 'Conditions de location, confidentialité et contrats signés par les voyageurs.',
    },
    templates: {
      name: 'Documents des propriétaires',
      text: 'Les modèles que signent les propriétaires et les documents qu’ils envoient.',
    },
    keys: {
      name: 'Clés d’API',
      text: 'Chaque clé utilisée par des programmes, à qui elle est et sa dernière utilisation.',
    },
    audit: { name: 'Journal d’audit', text: 'Qui a fait quoi, quand et pourquoi, avec l’avant et l’après.' },
    team: { name: 'Équipe', text: 'Membres de l’équipe, leurs autorisations et les invitations.' },
    limits: {
      name: 'Limites d’approbation',
      text: 'Ce qu’une personne peut approuver seule, et ce qui demande un second approbateur.',
    },
  },
})
