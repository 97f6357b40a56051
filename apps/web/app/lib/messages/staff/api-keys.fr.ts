import { translation } from '../words.ts'
import type { staffKeysWords } from './api-keys.ts'

export const fr = translation<typeof staffKeysWords>({
  title: 'Clés d’API',
  lead: 'Les programmes agissent au nom de la personne qui a créé la clé. Chacun crée ses clés dans son propre compte.',
  make: 'Créer une clé dans votre compte',
  name: 'Clé',
  holder: 'Titulaire',
  made: 'Créée',
  used: 'Dernière utilisation',
  expires: 'Expire',
  never: 'Jamais',
  staff: 'Équipe',
  none: 'Aucune clé d’API',
  noneText: 'Les clés créées apparaissent ici.',
  acts: 'Les actions',
  revoke: 'Révoquer la clé',
  revokeTitle: 'Révoquer « {name} » ?',
  revokeText:
    'Les programmes qui utilisent cette clé cessent aussitôt de fonctionner. Le motif figure dans le journal de sécurité de {holder}.',
  revoked: 'Clé révoquée',
})
