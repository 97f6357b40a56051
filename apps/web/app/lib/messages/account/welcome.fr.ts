import { translation } from '../words.ts'
import type { welcomeWords } from './welcome.ts'

export const fr = translation<typeof welcomeWords>({
  title: 'Choisissez un mot de passe',
  lead: '{name} vous a invité. Votre compte : {email}',
  incomplete: 'Ouvrez cette page avec le lien de votre e-mail d’invitation.',
  expired:
    'Cette invitation a déjà servi ou a expiré. Connectez-vous, ou demandez-en une nouvelle à la personne qui vous a invité.',
  open: 'Ouvrir mon compte',
  login: 'Se connecter',
  loggedIn: 'Vous êtes connecté. Déconnectez-vous avant d’accepter une invitation.',
})
