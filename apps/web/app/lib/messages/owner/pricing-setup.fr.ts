import { translation } from '../words.ts'
import type { pricingSetupWords } from './pricing-setup.ts'

export const fr = translation<typeof pricingSetupWords>({
  title: 'Configurer les tarifs de {home}',
  lead: 'Répondez à quelques questions pour créer vos tarifs. Vous voyez chaque nuit avant d’enregistrer, les saisons valent trois ans et tout se modifie ensuite.',
  over: {
    title: 'Cette maison a déjà des tarifs',
    titleLive: 'Cette maison est déjà en ligne',
    text: 'Les questions initiales ne peuvent pas les remplacer. Modifiez les tarifs, les saisons et les règles de séjour sur la page Tarifs.',
    textLive: 'Les questions initiales sont réservées aux nouvelles maisons. Indiquez les tarifs sur la page Tarifs.',
    link: 'Modifier les tarifs',
  },
  choose: 'Choisissez une maison',
  usual: 'La plus grande partie de l’année',
  base: 'Prix d’une nuit ordinaire',
  weekend: 'Supplément les nuits de vendredi et samedi',
  floor: 'Prix minimum par nuit',
  minNights: 'Séjour minimum (nuits)',
  high: 'Haute saison',
  hasHigh: 'Cette maison a une haute saison',
  more: 'Hausse de prix',
  quiet: 'Basse saison',
  hasQuiet: 'Cette maison a une basse saison',
  less: 'Baisse de prix',
  long: 'Remises longue durée',
  week: 'Remise à la semaine (7 nuits ou plus)',
  month: 'Remise au mois (28 nuits ou plus)',
  link: 'Configurer les tarifs',
})
