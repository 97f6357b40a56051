import { translation } from '../words.ts'
import type { assistantWords } from './assistant.ts'

export const fr = translation<typeof assistantWords>({
  provider: 'Fournisseur',
  way: 'Protocole',
  ways: {
    anthropic: 'Messages API d’Anthropic',
    openai: 'OpenAI ou compatible (chat completions)',
  },
  address: 'Adresse',
  addressHint:
    'Du fournisseur ou d’un serveur à vous. Une adresse privée doit figurer dans AI_LOCAL_URLS sur le serveur.',
  model: 'Modèle',
  modelHint: 'Comme le fournisseur l’écrit.',
  key: 'Clé API',
  keyHint: 'Stockée chiffrée et jamais réaffichée. Un serveur à vous peut s’en passer.',
  cost: 'Coût',
  costNote: 'Chaque brouillon envoie jusqu’à environ 6 000 mots et reçoit jusqu’à 1 500 tokens.',
  limit: 'Brouillons par jour, pour toute l’équipe',
  profiles: 'Profils esthétiques des visiteurs',
  profilesNote:
    'Les visiteurs peuvent décrire avec des mots et des liens les maisons qui leur plaisent. Le fournisseur reçoit cela, le début de chaque page liée et son image. À 0, notre propre liste de mots les lit et rien n’est envoyé.',
  profileLimit: 'Profils esthétiques par jour, pour tous les visiteurs',
  profileLimitHint: '0 désactive cette lecture',
  profilesUsed: '{number} profils esthétiques sur {most} aujourd’hui',
  profileLimitInvalid: 'Saisissez un nombre de 0 à 5 000',
  used: '{number} brouillons sur {most} aujourd’hui',
  off: 'Désactivé : aucun fournisseur n’est connecté. Votre équipe écrit toutes les réponses.',
  usedUp: 'La limite du jour est atteinte',
  usedUpText:
    'Personne ne peut demander de brouillon avant minuit, dans le fuseau horaire de l’entreprise. Pour continuer aujourd’hui, augmentez la limite ci-dessous.',
  sent: 'Le fournisseur reçoit les données du séjour et de la maison, et les derniers messages de la conversation. Codes de porte, mots de passe Wi-Fi et numéros de carte sont d’abord retirés.',
  check: 'Vérifier et enregistrer',
  saved: 'Les brouillons IA sont activés.',
  addressInvalid: 'Saisissez une adresse comme https://api.example.com/v1',
  modelInvalid: 'Saisissez le nom du modèle',
  keyInvalid: 'Saisissez la clé',
  limitInvalid: 'Saisissez un nombre de 1 à 5 000',
})
