import { translation } from '../words.ts'
import type { passwordChangeWords } from './password-change.ts'

export const fr = translation<typeof passwordChangeWords>({
  change: 'Changer le mot de passe',
  expired: 'Mot de passe expiré',
  temporaryText: 'Le mot de passe utilisé était provisoire. Choisissez le vôtre.',
  current: 'Mot de passe actuel',
  fresh: 'Nouveau mot de passe',
  confirm: 'Confirmez le mot de passe',
  show: 'Afficher : {field}',
  hide: 'Masquer : {field}',
  send: 'Changer le mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  weak: 'Ce mot de passe est trop faible. Utilisez au moins 8 caractères et combinez lettres, chiffres et signes.',
  mismatch: 'Le mot de passe et sa confirmation doivent être identiques',
  changed: 'Votre mot de passe est changé. Toutes les autres sessions sont fermées.',
  missingUser: 'Utilisateur introuvable',
})
